// @vitest-environment node
import { expect, it } from "vitest";
import { roleOfHeader } from "../../../workers/import/header-roles.ts";
import { opened } from "./sheets.ts";

it.each([
  ["Menge (VPE)", "packs"],
  ["Q.tà cartoni", "packs"],
  ["Qty of cases", "packs"],
  ["Qty per case", "pack"],
  ["VPE", "pack"],
  ["Confezione", "pack"],
  ["Pz. per conf.", "pack"],
  ["PCB", "pack"],
  ["UdM", "unit"],
  ["Cod. art.", "code"],
  ["Werk", "code"],
  ["Postcode", "code"],
  ["Lieferant", "code"],
  ["Belegnummer", "code"],
  ["Ext", "money"],
] as const)("the header %s has the role %s", (header, role) => {
  expect(roleOfHeader(header)).toBe(role);
});

const quantityOf = async (content: string) => {
  const { summary, check } = await opened(content);
  const { mapping, reading, columns } = summary;
  const counts = reading?.terms[0]?.counts;
  const nameOf = (column: number | null) => (column === null ? null : columns[column]?.name);
  const { questions } = await check();
  return {
    quantity: nameOf(mapping.quantity),
    counts,
    pack: nameOf(mapping.pack),
    unit: nameOf(mapping.unit),
    open: questions.filter(({ open }) => open).map(({ about }) => about),
  };
};

it("packs of an Italian, a German and a French list are multiplied without a question", async () => {
  expect(
    await quantityOf(
      "Cod. art.;Descrizione;Confezione;Q.tà cartoni;Importo €\n004512;Bicchiere;20x50 pz;12;462,00\n004513;Coperchio;10x100;8;168,00\n004777;Forchetta;1000 pz;5;89,50\n",
    ),
  ).toEqual({ quantity: "Q.tà cartoni", counts: "packs", pack: "Confezione", unit: null, open: [] });
  expect(
    await quantityOf(
      "Pos;Bezeichnung;VPE;Menge (VPE);Gesamt EUR\n1;Becher;1.000 St.;12;538,80\n2;Deckel;100 St.;20;780,00\n3;Gabel;100 St.;250;525,00\n",
    ),
  ).toEqual({ quantity: "Menge (VPE)", counts: "packs", pack: "VPE", unit: null, open: [] });
  expect(
    await quantityOf(
      "Libellé article;UV;PCB;Qté livrée (UV);CA HT\nGobelet;COLIS;1 000;25;1 050,00\nCouvercle;COLIS;500;20;760,00\nSac;COLIS;250;12;330,00\n",
    ),
  ).toEqual({ quantity: "Qté livrée (UV)", counts: "by_unit", pack: "PCB", unit: "UV", open: [] });
});

it("a column of units may have an unknown one; plants, suppliers and amounts with cents are no quantities", async () => {
  expect(
    await quantityOf(
      "Artikel;Lieferant;Menge;ME;Werk\nBecher;100123;120,5;KG;1000\nGabel;100123;3000;ST;1000\nDeckel;100124;2,5;TSD;1000\nRolle;100124;7;XYZ;1000\n",
    ),
  ).toMatchObject({ quantity: "Menge", counts: "by_unit", unit: "ME", open: ["unit", "unit"] });
  expect(await quantityOf("Description,Qty,Line amt\nCup,500,50.00\nPlate,120,15.00\nFork,4000,40.00\n")).toMatchObject(
    { quantity: "Qty", counts: "pieces", open: [] },
  );
});
