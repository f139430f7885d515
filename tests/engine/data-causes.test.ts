import { describe, expect, test } from "vitest";
import { changedRows } from "../../workers/engine/analysis/changed-rows.ts";
import { dataCausesSteps } from "../../workers/engine/analysis/data-causes.ts";
import type { ComparisonInput } from "../../workers/engine/comparison-result.ts";
import { runToEnd } from "../../workers/engine/portfolio/steps.ts";
import { parseReference, type Reference } from "../../workers/engine/tables/reference.ts";
import { TOY } from "../workers/toy-bytes.ts";
import { cups } from "./toy.ts";

type Records = Record<string, Record<string, unknown>>;
type Changes = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>> | null>>>>;

const recordsOf = ({ data }: { readonly data: unknown }): Records =>
  (typeof data === "string" ? JSON.parse(data) : structuredClone(data)) as Records;

/** The toy tables with records changed; null removes one. */
const toyWith = (version: string, changes: Changes = {}): Reference =>
  parseReference(
    version,
    TOY.base.map((row) => {
      const records = recordsOf(row);
      for (const [key, change] of Object.entries(changes[row.kind] ?? {})) {
        if (change === null) delete records[key];
        else records[key] = { ...records[key], ...change };
      }
      return { kind: row.kind, data: records };
    }),
    new Map([["Europe", TOY.regions["Europe"] ?? []]]),
  );

const CUPS: ComparisonInput = {
  ...cups,
  products: [{ prodsys_id: "cup_pp" }],
};

const causesOf = (to: Reference) => runToEnd(dataCausesSteps(toyWith("v1"), to, [CUPS]));

describe("differences between two versions", () => {
  test("are empty for equal versions", () => {
    expect(changedRows(toyWith("v1"), toyWith("v2"))).toEqual([]);
    expect(causesOf(toyWith("v2"))).toEqual({ causes: [], changed: 0 });
  });

  test("list added, removed and changed records by field", () => {
    const rows = changedRows(
      toyWith("v1"),
      toyWith("v2", {
        impact: { mk_plastic: { climate: 4000 }, mk_new: { climate: 1 } },
        "region-spec": { Europe: null },
      }),
    );
    expect(new Map(rows.map(({ key, what }) => [key, what]))).toEqual(
      new Map([
        ["mk_plastic", "changed"],
        ["mk_new", "added"],
        ["Europe", "removed"],
      ]),
    );
    expect(rows.find(({ key }) => key === "mk_plastic")?.fields).toEqual([
      { field: "climate", before: expect.anything(), now: 4000 },
    ]);
  });
});

describe("causes", () => {
  test("are only the records that change the scores", () => {
    const { causes, changed } = causesOf(
      toyWith("v2", {
        impact: { mk_plastic: { climate: 4000 }, nobody_asks_for_this: { climate: 77 } },
        usecase: { cup: { usecase_name: "Another name" } },
      }),
    );
    expect(causes.map(({ kind, key, what }) => [kind, key, what])).toEqual([["impact", "mk_plastic", "changed"]]);
    expect(changed).toBe(3);
  });

  test("are empty for a comparison that does not depend on the change", () => {
    expect(causesOf(toyWith("v2", { impact: { nobody_asks_for_this: { climate: 77 } } })).causes).toEqual([]);
  });

  test("are separate if they have independent effects", () => {
    const { causes } = causesOf(
      toyWith("v2", { usecase: { cup: { size_standard: 9 } }, impact: { mk_plastic: { climate: 4000 } } }),
    );
    expect(causes.map(({ key }) => key).toSorted()).toEqual(["cup", "mk_plastic"]);
    expect(new Set(causes.map(({ group }) => group)).size).toBe(2);
  });

  test("are those records that the result depends on if every record of a table changes", () => {
    const keys = TOY.base.filter(({ kind }) => kind === "impact").flatMap((row) => Object.keys(recordsOf(row)));
    const { causes, changed } = causesOf(
      toyWith("v2", { impact: Object.fromEntries(keys.map((key) => [key, { climate: 123.5 }])) }),
    );
    expect(changed).toBeGreaterThan(causes.length);
    expect(causes.map(({ key }) => key)).toContain("mk_plastic");
  });
});
