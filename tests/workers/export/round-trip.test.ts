import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PortfolioLine } from "../../../workers/engine/portfolio/portfolio-line.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { initialSettings } from "../../../workers/import/import-settings.ts";
import { IS_SOAK } from "../../fixtures/soak.ts";
import { heard, toyExports, valueOf } from "./exports.ts";

const { service, names, open, file } = await toyExports();

/** Any label: one line, trimmed. */
const labelArb = fc
  .oneof(
    fc.constantFrom("", "Kiosk", "=1+1", "''-x", "a,b;c\td", '"', '"a" b', "-3", "é😀", "1,5"),
    fc.string({ unit: "grapheme", maxLength: 20 }),
  )
  .map((label) => label.replaceAll(/\s+/g, " ").trim());

const detailArb = fc.oneof(fc.constantFrom("0042", "4006381333931", "PO-1"), labelArb).filter((text) => text !== "");

const lineArb: fc.Arbitrary<PortfolioLine> = fc
  .record({
    product: fc.constantFrom(...names.products),
    food_id: fc.constantFrom(...names.foods.map((food) => food.food_id)),
    quantity: fc.oneof(fc.integer({ min: 1, max: 1e10 }), fc.constantFrom(1, 1000, 1234, 1e10)),
    label: labelArb,
    details: fc.record(
      {
        gtin: detailArb,
        item_code: detailArb,
        site: detailArb,
        supplier: detailArb,
        order_number: detailArb,
        date: fc.constantFrom("2026-01-31", "2024-02-29"),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
  })
  .map(({ product: { prodsys_id, usecase_id }, details, ...rest }) => ({
    usecase_id,
    prodsys_id,
    ...rest,
    ...details,
  }));

const readBack = async (blob: Blob) => {
  const job = { sheet: "s", job: "import" };
  const summary = valueOf(await service.readSheet(blob, {}, names, job, heard));
  expect(summary.basis).toBe("uses");
  const preview = valueOf(await service.checkSheet(initialSettings(summary), names, job, heard));
  return { preview, table: LineTable.adopt(valueOf(await service.takeSheet("s"))) };
};

describe("a portfolio that is exported", () => {
  it("is imported again without errors, line by line and with identical scores", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(lineArb, { minLength: 1, maxLength: 12 }), fc.boolean(), async (lines, comma) => {
        const { entries, scores } = await open(lines);
        const { preview, table } = await readBack(await file("entries", entries, comma));
        expect(preview).toMatchObject({ faulty: 0, left_out: 0, ready: lines.length });
        expect([...table.lines()]).toEqual(lines);
        expect((await open([...table.lines()])).scores).toEqual(scores);
      }),
      { numRuns: IS_SOAK ? 600 : 20 },
    );
  });

  it("the example of the template is imported without errors; the empty template has only its header", async () => {
    for (const decimalComma of [false, true]) {
      const example = valueOf(await service.importTemplate(true, names, { decimalComma }));
      const { preview } = await readBack(example);
      expect(preview.ready).toBeGreaterThan(1);
      expect(preview.faulty).toBe(0);
      expect(preview.sample[0]).toMatchObject({ gtin: "9520123456788", item_code: "00417", date: "2026-03-02" });
      expect([preview.mistyped_codes.count, preview.unread_dates.count]).toEqual([0, 0]);
    }
    const empty = valueOf(await service.importTemplate(false, names, { decimalComma: false }));
    expect(await empty.text()).toBe(
      "use case,product,food,quantity [uses],label,GTIN,article number,site,country,supplier,order number,date\r\n",
    );
  });
});
