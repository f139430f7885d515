import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ComparisonInput, ProductScores } from "../../workers/engine/comparison-result.ts";
import { scoreComparison } from "../../workers/engine/scoring/score-comparison.ts";
import type { RawTables, WireRow } from "../../workers/engine/tables/raw-tables.ts";
import { parseReference } from "../../workers/engine/tables/reference.ts";
import { cups, toy } from "./toy.ts";

const HOSTILE = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "prototype",
  "__defineGetter__",
] as const;

/** Ids of the toy tables that can be renamed without changing any score. */
const RENAMED = [
  "cup_pp",
  "cup_board",
  "pp",
  "b_plastic",
  "mk_plastic",
  "plastic_stream",
  "d_plastic",
  "pp_rc",
  "road",
  "plant",
  "truck",
  "medium",
  "direct",
  "body",
  "lid",
  "fsc",
] as const;

const renameIn = (value: string, names: ReadonlyMap<string, string>): string =>
  value
    .split("/")
    .map((part) => names.get(part) ?? part)
    .join("/");

const renamedRows = (tables: RawTables, names: ReadonlyMap<string, string>): WireRow[] =>
  [...tables].map(([kind, records]) => ({
    kind,
    // as text, because an object literal would lose the key __proto__
    data: `{${[...records]
      .map(([id, fields]) => {
        const record = [...fields].map(
          ([field, value]) =>
            `${JSON.stringify(field)}:${JSON.stringify(typeof value === "string" ? renameIn(value, names) : value)}`,
        );
        return `${JSON.stringify(renameIn(id, names))}:{${record.join()}}`;
      })
      .join()}}`,
  }));

/** An object with one own key, which an object literal would lose for `__proto__`. */
const of = (key: string, value: unknown): object =>
  JSON.parse(`{${JSON.stringify(key)}:${JSON.stringify(value)}}`) as object;

const withNames = (names: ReadonlyMap<string, string>) => {
  const name = (id: string): string => names.get(id) ?? id;
  const input = {
    ...cups,
    recycling: { custom: true, recycle: of(name("plastic_stream"), true), compost: {} },
    products: [
      {
        prodsys_id: name("cup_pp"),
        overrides: {
          componentOverrides: of(name("body"), { recycledContent: 60, CoC_compliance: "2", CoC_disclosure: "2" }),
          contextualTransports: of(name("plant"), { trans_ui_type: name("truck"), distance_km: 700 }),
        },
      },
      {
        prodsys_id: name("cup_board"),
        overrides: { componentOverrides: of(name("body"), { sustCertifications: of(name("fsc"), true) }) },
      },
    ],
  };
  const result = scoreComparison(parseReference("renamed", renamedRows(toy.base, names)), input as ComparisonInput);
  return result.products.map((product): ProductScores | null =>
    product === null ? null : { ...product, prodsys_id: "" },
  );
};

describe("hostile ids", () => {
  const plain = withNames(new Map());

  it("are compared with scores under the original names, which exist for both products", () => {
    expect(plain.every((product) => product !== null)).toBe(true);
  });

  it("do not change any score if ids are renamed to names of Object.prototype", () => {
    const names = fc
      .tuple(
        fc.shuffledSubarray([...RENAMED], { minLength: 1, maxLength: HOSTILE.length }),
        fc.shuffledSubarray([...HOSTILE], { minLength: HOSTILE.length }),
      )
      .map(([ids, hostile]) => new Map(ids.map((id, place) => [id as string, hostile[place] ?? id])));
    fc.assert(
      fc.property(names, (map) => {
        expect(withNames(map)).toEqual(plain);
      }),
      { numRuns: 100 },
    );
  });
});
