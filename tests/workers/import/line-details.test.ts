import { describe, expect, it, test } from "vitest";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { opened } from "./sheets.ts";

type Opened = Awaited<ReturnType<typeof opened>>;
const linesOf = async ({ take }: Opened) => [...LineTable.adopt(await take()).lines()];
const dates = (...cells: readonly string[]): string =>
  `product;quantity;order date\n${cells.map((cell) => `cup_pe;1;${cell}`).join("\n")}\n`;

describe("the headers", () => {
  test.each([
    ["EN", "EAN;Article number;Site;Order number;Order date;Supplier"],
    ["EN", "Barcode;SKU;Branch;PO number;Date;Vendor"],
    ["EN", "UPC;Item #;Store;Purchase order;Invoice date;Distributor"],
    ["DE", "EAN-Code;Artikelnummer;Filiale;Bestellnummer;Bestelldatum;Lieferant"],
    ["DE", "GTIN;Art.-Nr.;Standort;Auftragsnr.;Datum;Großhändler"],
    ["ES", "Código de barras;Referencia;Centro;N.º de pedido;Fecha de pedido;Proveedor"],
    ["ES", "EAN;Código de artículo;Tienda;Pedido;Fecha;Nombre del proveedor"],
    ["FR", "Code-barres;Référence;Magasin;N° de commande;Date de commande;Fournisseur"],
    ["IT", "Codice a barre;Codice articolo;Sede;Numero ordine;Data ordine;Fornitore"],
  ])("of a file in %s are found: %s", async (_, header) => {
    const sheet = await opened(
      `product;quantity;${header}\ncup_pe;20;4006381333931;0042;North;PO-7;31.12.2026;Acme\n` +
        "cup_pla;30;0036000291452;0043;South;PO-8;2026-12-30;Bolt Ltd\n",
    );
    expect(sheet.summary.mapping).toMatchObject({
      gtin: 2,
      item_code: 3,
      site: 4,
      order_number: 5,
      date: 6,
      supplier: 7,
      label: null,
    });
    const preview = await sheet.check();
    expect([preview.ready, preview.faulty, preview.questions]).toEqual([2, 0, []]);
    expect(await linesOf(sheet)).toMatchObject([
      {
        gtin: "4006381333931",
        item_code: "0042",
        site: "North",
        order_number: "PO-7",
        date: "2026-12-31",
        supplier: "Acme",
      },
      {
        gtin: "0036000291452",
        item_code: "0043",
        site: "South",
        order_number: "PO-8",
        date: "2026-12-30",
        supplier: "Bolt Ltd",
      },
    ]);
  });

  test.each(["Country", "Land", "País", "Pays", "Paese", "Ship to country", "Country code"])(
    "of a country are found beside the site: %s",
    async (header) => {
      const sheet = await opened(
        `product;quantity;Site;${header};Country of origin\ncup_pe;20;Leeds;UK;China\ncup_pla;30;Hamburg;DE;Italy\n`,
      );
      expect(sheet.summary.mapping).toMatchObject({ site: 2, country: 3 });
      expect((await sheet.check()).ready).toBe(2);
      expect(await linesOf(sheet)).toMatchObject([
        { site: "Leeds", country: "UK" },
        { site: "Hamburg", country: "DE" },
      ]);
    },
  );

  it("of other codes, periods and notes are not mapped to details", async () => {
    const { summary } = await opened(
      "product;quantity;Customer no;Invoice no;Month;Note\ncup_pe;20;10042;R-7;March 2026;express\ncup_pla;30;10043;R-8;April 2026;-\n",
    );
    expect(summary.mapping).toMatchObject({ item_code: null, order_number: null, date: null, label: 5 });
  });
});

describe("ambiguous dates", () => {
  it("are read in the order that other dates of the file prove", async () => {
    const european = await opened(dates("03/04/2026", "31/12/2026"));
    expect((await european.check()).questions).toEqual([]);
    expect((await linesOf(european)).map(({ date }) => date)).toEqual(["2026-04-03", "2026-12-31"]);
    const american = await opened(dates("03/04/2026", "12/31/2026"));
    await american.check();
    expect((await linesOf(american)).map(({ date }) => date)).toEqual(["2026-03-04", "2026-12-31"]);
  });

  it("are one question for the file, and nothing is imported before the answer", async () => {
    const sheet = await opened(dates("03/04/2026", "05/06/2026", "2026-12-31"));
    const { questions } = await sheet.check();
    expect(questions).toMatchObject([
      {
        about: "dates",
        open: true,
        options: [
          { dates: "day", date: { text: "03/04/2026", day: "2026-04-03" } },
          { dates: "month", date: { text: "03/04/2026", day: "2026-03-04" } },
          { dates: "none" },
        ],
      },
    ]);
    await expect(sheet.take()).rejects.toThrow("open_questions");
    const answered = async (way: "day" | "month" | "none") => {
      const preview = await sheet.check({ dates: way, answered: ["dates"] });
      return [preview.unread_dates.count, ...(await linesOf(sheet)).map(({ date }) => date)];
    };
    expect(await answered("day")).toEqual([0, "2026-04-03", "2026-06-05", "2026-12-31"]);
    expect(await answered("month")).toEqual([0, "2026-03-04", "2026-05-06", "2026-12-31"]);
    expect(await answered("none")).toEqual([2, undefined, undefined, "2026-12-31"]);
  });

  it("are no question without a date column", async () => {
    const sheet = await opened(dates("03/04/2026", "05/06/2026"));
    const mapping = { ...sheet.summary.mapping, date: null };
    expect((await sheet.check({ mapping })).questions).toEqual([]);
  });
});

it("a cell that is no day is reported, and its line is imported without a date", async () => {
  const sheet = await opened(dates("2026-03-12", "31.02.2026", "31.02.2026", "12.3.26"));
  const preview = await sheet.check();
  expect([preview.ready, preview.faulty]).toEqual([4, 0]);
  expect(preview.unread_dates).toEqual({ first: ["31.02.2026"], count: 1 });
  expect((await linesOf(sheet)).map(({ date }) => date)).toEqual(["2026-03-12", undefined, undefined, "2026-03-12"]);
});

it("a site that is too long is a fault of its column, with a shortened offer", async () => {
  const sheet = await opened(`product,quantity,site\ncup_pe,1,${"a".repeat(81)}\ncup_pe,2,Kiosk\n`);
  const { faults, faulty_by_field } = await sheet.check();
  expect(faults).toMatchObject([{ code: "label_too_long", field: "site", offers: [{ use: "a".repeat(80) }] }]);
  expect(faulty_by_field.site).toBe(1);
  await sheet.check({ choices: [{ field: "site", value: "a".repeat(81), use: "Depot" }] });
  expect((await linesOf(sheet)).map(({ site }) => site)).toEqual(["Depot", "Kiosk"]);
});

it("returns are subtracted from lines of the same site first", async () => {
  const sheet = await opened("product,quantity,site\ncup_pe,100,North\ncup_pe,100,South\ncup_pe,-30,North\n");
  await sheet.check({ answered: ["returns"] });
  expect((await linesOf(sheet)).map(({ site, quantity }) => [site, quantity])).toEqual([
    ["North", 70],
    ["South", 100],
  ]);
});

it("a known article number maps its line if the GTIN is unknown", async () => {
  const sheet = await opened(
    "GTIN;Art.-Nr.;Artikel;Stück\n4006381333931;A-42;Becher Eins;100\n0036000291452;A-43;Becher Zwei;5\n",
  );
  const preview = await sheet.check({ choices: [{ field: "code", value: "a-42", use: "cup_pe" }] });
  expect(preview.sample).toMatchObject([{ prodsys_id: "cup_pe", gtin: "4006381333931", item_code: "A-42" }]);
});
