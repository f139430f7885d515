import * as fc from "fast-check";
import { expect, it } from "vitest";
import { QUESTIONS, initialSettings } from "../../../workers/import/import-settings.ts";
import { IMPORT_FIELDS } from "../../../workers/import/import-fields.ts";
import { createScoringService } from "../../../workers/scoring-service.ts";
import { choice, heard, NAMES } from "./sheets.ts";

const JOB = { sheet: "s", job: "j" };
const service = createScoringService();

const cellArb = fc.oneof(
  fc.constantFrom(
    "",
    '"',
    '""',
    "\n",
    "\r",
    "\0",
    "=1",
    "cup_pe",
    "Wood",
    "1.5",
    "1e400",
    "-0",
    "__proto__",
    "constructor",
  ),
  fc.string({ unit: "binary", maxLength: 6 }),
);
const textArb = fc
  .array(fc.array(cellArb, { minLength: 1, maxLength: 6 }), { maxLength: 12 })
  .chain((rows) =>
    fc.constantFrom(",", ";", "\t").map((separator) => rows.map((row) => row.join(separator)).join("\n")),
  );
const contentArb = fc.oneof(
  textArb.map((text) => `product,quantity,food,use case,label\n${text}`),
  textArb,
  fc.uint8Array({ maxLength: 400 }).map((bytes) => new Uint8Array(bytes)),
);
const mappingArb = fc.record(
  Object.fromEntries(IMPORT_FIELDS.map((field) => [field, fc.option(fc.nat(7))])) as Record<
    (typeof IMPORT_FIELDS)[number],
    fc.Arbitrary<number | null>
  >,
);
const choicesArb = fc.array(
  fc
    .tuple(fc.constantFrom(...IMPORT_FIELDS), cellArb, fc.oneof(cellArb, fc.double(), fc.constant(null)))
    .map((given) => choice(...given)),
  { maxLength: 4 },
);

it("any file under any settings: every row is ready, faulty or left out, and nothing throws", async () => {
  await fc.assert(
    fc.asyncProperty(
      contentArb,
      fc.option(mappingArb),
      choicesArb,
      fc.constantFrom("uses" as const, "pieces" as const),
      async (content, given, choices, basis) => {
        const read = await service.readSheet(new Blob([content]), {}, NAMES, JOB, heard);
        expect([null, "not_text", "empty_sheet"]).toContain(read.ok ? null : read.problem.code);
        if (!read.ok) return;
        const first = initialSettings(read.value);
        const settings = { ...first, mapping: given ?? first.mapping, basis, choices, answered: QUESTIONS };
        const checked = await service.checkSheet(settings, NAMES, JOB, heard);
        if (!checked.ok) throw new Error(checked.problem.detail);
        const { rows, ready, faulty, left_out, total_count, apart, lines, missing, fault_count, uses } = checked.value;
        expect(rows).toBe(read.value.rows);
        if (missing.length > 0) return;
        expect(ready + faulty + left_out + total_count + apart).toBe(rows);
        expect(fault_count > 0).toBe(faulty > 0);
        const taken = await service.takeSheet("s");
        if (!taken.ok) throw new Error(taken.problem.detail);
        const { quantity } = taken.value;
        expect(quantity).toHaveLength(lines);
        expect(quantity.every((value) => Number.isInteger(value) && value >= 1 && value <= 1e10)).toBe(true);
        expect(quantity.reduce((sum, value) => sum + value, 0)).toBe(uses);
      },
    ),
  );
});
