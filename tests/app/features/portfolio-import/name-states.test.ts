import { expect, it } from "vitest";
import { statedNames } from "../../../../app/features/portfolio-import/name-states.ts";
import type { NameInSheet } from "../../../../workers/import/names/names-in-sheet.ts";
import type { ImportChoice } from "../../../../workers/import/import-settings.ts";

const NAMED = {
  count: 1,
  units: 100,
  names: [
    {
      name: "Becher Eins",
      normal: "becher eins",
      lines: 1,
      codes: ["04006381333931"],
      units: 100,
      known: null,
      is_id: false,
      own_code: "mine",
      sure: false,
      offers: [],
    },
  ],
};

const statedAs = (name: Partial<NameInSheet>, ...choices: readonly ImportChoice[]) =>
  statedNames({ ...NAMED, names: NAMED.names.map((one) => ({ ...one, ...name })) }, choices).names.map(
    ({ state, product, known }) => ({ state, product, known }),
  );

const stated = (...choices: readonly ImportChoice[]) => statedAs({}, ...choices);

it("a choice for an exactly known name wins, but none for its codes, and none for an id", () => {
  const known = { known: "cup_pe" };
  const byName = { field: "product" as const, value: "BECHER EINS", use: "cup_pla" };
  const byCode = { field: "code" as const, value: "4006381333931", use: "cup_pla" };
  const exact = [{ state: "chosen", product: "cup_pe", known: "cup_pe" }];
  expect(statedAs(known, byName)).toEqual([{ state: "chosen", product: "cup_pla", known: null }]);
  expect(statedAs(known, byCode)).toEqual(exact);
  expect(statedAs({ ...known, is_id: true }, byName)).toEqual(exact);
});

it("a name with the code of an own product is known, unless a choice for the name or the code overrides it", () => {
  expect(stated()).toEqual([{ state: "chosen", product: "mine", known: "mine" }]);
  expect(stated({ field: "code", value: "4006381333931", use: "cup_pe" })).toEqual([
    { state: "chosen", product: "cup_pe", known: null },
  ]);
  expect(stated({ field: "product", value: "BECHER EINS", use: null })).toEqual([
    { state: "left_out", product: null, known: null },
  ]);
});
