import { expect, it } from "vitest";
import { statedNames } from "../../../../app/features/portfolio-import/name-states.ts";
import type { ImportChoice } from "../../../../workers/import/import-api.ts";

const NAMED = {
  count: 1,
  units: 100,
  names: [
    {
      name: "Becher Eins",
      lines: 1,
      codes: ["04006381333931"],
      units: 100,
      known: null,
      own_code: "mine",
      sure: false,
      offers: [],
    },
  ],
};

const stated = (...choices: readonly ImportChoice[]) =>
  statedNames(NAMED, choices).names.map(({ state, product, known }) => ({ state, product, known }));

it("a name with the code of an own product is known, unless a choice for the name or the code overrides it", () => {
  expect(stated()).toEqual([{ state: "chosen", product: "mine", known: "mine" }]);
  expect(stated({ field: "code", value: "4006381333931", use: "cup_pe" })).toEqual([
    { state: "chosen", product: "cup_pe", known: null },
  ]);
  expect(stated({ field: "product", value: "BECHER EINS", use: null })).toEqual([
    { state: "left_out", product: null, known: null },
  ]);
});
