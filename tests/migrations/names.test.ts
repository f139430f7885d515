import { describe, expect, it } from "vitest";
import { REFERENCE_KINDS, type ReferenceKind } from "../../edge-api/contract/reference-kinds.ts";
import { REFERENCE_TABLES } from "../../edge-api/contract/reference-tables.ts";
import { SHIPPED_TRANSLATIONS } from "../../edge-api/content/shipped-posts.ts";
import { NAMED_FIELDS, type NamesFile } from "../../migrations/reference-data/build/names.ts";
import type { SourceFiles } from "../../migrations/reference-data/build/read-csv.ts";
import { buildReferenceData } from "../../migrations/reference-data/build/reference-data.ts";
import { comparisonOf } from "../../edge-api/services/tables/built-in-scores.ts";
import { referenceOf } from "../../migrations/reference-data/build/scored-products.ts";
import { explain } from "../../workers/engine/analysis/explain.ts";
import { catalogueOf } from "../../workers/engine/scoring/catalogue-of.ts";
import { scoreComparison } from "../../workers/engine/scoring/score-comparison.ts";
import { parseReference } from "../../workers/engine/tables/reference.ts";
import { rowNamesIn } from "../../workers/engine/tables/row-names.ts";
import { buildShipped, withChange } from "./shipped-files.ts";

const { tables, regions, spanish } = buildShipped();
const english = referenceOf("v", tables, regions);
const named = parseReference(
  "v",
  tables.rows(),
  new Map(regions.map((region) => [region, tables.rows(region)])),
  rowNamesIn(JSON.stringify(spanish)),
);

const wordsOf = (names: NamesFile, kind: string, field: string): Readonly<Record<string, string>> =>
  names[kind]?.[field] ?? {};

/** Every text of a field in the shipped rows of base and regions. */
const textsOf = (kind: ReferenceKind, field: string): ReadonlySet<string> =>
  new Set(
    ["Global", ...regions].flatMap((region) =>
      [...tables.table(kind, region).values()].flatMap((record) => {
        const value = record[field];
        return typeof value === "string" && /[a-z]/i.test(value) ? [value] : [];
      }),
    ),
  );

const FIELDS = REFERENCE_KINDS.flatMap((kind) => (NAMED_FIELDS[kind] ?? []).map((field) => [kind, field] as const));
const figuresIn = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((figure) => figure.replace(",", ".")).toSorted();

describe("Spanish names of the shipped rows", () => {
  it.each(FIELDS)("%s.%s: each text is translated, and no translation is unused", (kind, field) => {
    const words = wordsOf(spanish, kind, field);
    const texts = textsOf(kind, field);
    expect(texts.size).toBeGreaterThan(0);
    expect([...texts].filter((text) => !Object.hasOwn(words, text))).toEqual([]);
    expect(Object.keys(words).filter((text) => !texts.has(text))).toEqual([]);
  });

  it("cover every name field of the contract", () => {
    const fields = REFERENCE_KINDS.flatMap((kind) =>
      Object.keys(REFERENCE_TABLES[kind].fields)
        .filter((field) => /(^|_)name\d?$/.test(field))
        .map((field) => [kind, field] as const),
    );
    expect(fields.length).toBeGreaterThan(15);
    expect(fields.filter(([kind, field]) => NAMED_FIELDS[kind]?.includes(field) !== true)).toEqual([]);
  });

  it("cover the geography of every row", () => {
    const places = REFERENCE_KINDS.flatMap((kind) => [...textsOf(kind, "geography")]);
    expect(places.length).toBeGreaterThan(5);
    expect(places.filter((place) => !Object.hasOwn(wordsOf(spanish, "*", "geography"), place))).toEqual([]);
  });

  it("carry the same figures", () => {
    const pairs = FIELDS.flatMap(([kind, field]) => Object.entries(wordsOf(spanish, kind, field)));
    const differ = pairs.filter(([from, to]) => figuresIn(from).join(" ") !== figuresIn(to).join(" "));
    expect(pairs.length).toBeGreaterThan(800);
    expect(differ).toEqual([]);
  });

  it("are unique among the products of a use case and among foods", () => {
    const { products, foods } = catalogueOf(named);
    const names = products.map(({ usecase_id, prodsys_name }) => `${usecase_id}: ${prodsys_name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(foods.map((food) => food.food_name)).size).toBe(foods.length);
  });

  it("are the headings of the Spanish help on metrics, which is opened by the metric's name", () => {
    const html = SHIPPED_TRANSLATIONS.es.find(({ slug }) => slug === "comparison_metric_info")?.html ?? "";
    for (const { metric_name } of catalogueOf(named).metrics) expect(html).toContain(`>${metric_name}</h3>`);
  });

  it("change no figure: every built-in product has the same scores as in English", () => {
    for (const { usecase_id } of catalogueOf(english).use_cases) {
      const products = catalogueOf(english).products.filter((product) => product.usecase_id === usecase_id);
      const input = comparisonOf(
        "Spain",
        usecase_id,
        products.map(({ prodsys_id }) => prodsys_id),
      );
      const figures = (reference: typeof english) =>
        scoreComparison(reference, input).products.map(
          (product) => product && [product.raw, product.score, product.summary],
        );
      expect(figures(named)).toEqual(figures(english));
    }
  });

  it("are used in explanations", () => {
    const text = JSON.stringify(explain(named, comparisonOf("Spain", "hot_cup", ["hot_cup_paper_pe"]), 0, "climate"));
    expect(text).toContain("Cartulina forrada de PE (una cara)");
    expect(text).not.toContain("PE-lined paperboard");
  });
});

describe("faults of names/es.csv", () => {
  const problemsOf = (files: SourceFiles) => {
    const result = buildReferenceData(files);
    return result.ok ? [] : result.problems.map(({ file, line, column }) => `${file}:${line} ${column}`);
  };
  const file = "names/es.csv";
  const change = (from: string, to: string) => withChange(file, from, to);

  it("are reported by line and column: an unknown kind or field, an empty text, a repeated text", () => {
    const line = "prodsys,prodsys_name,PLA cup,Vaso de PLA\n";
    const cases = [
      ["kind", "product,prodsys_name,PLA cup,Vaso de PLA\n"],
      ["field", "prodsys,source,PLA cup,Vaso de PLA\n"],
      ["es", "prodsys,prodsys_name,PLA cup,\n"],
      ["en", "prodsys,prodsys_name,PET cup,Vaso de PLA\n"],
    ] as const;
    for (const [column, text] of cases) {
      const changed = change(line, text);
      expect(problemsOf(changed.files)).toContain(`${file}:${changed.line} ${column}`);
    }
  });

  it("do not include a row without a Spanish name, which keeps the English one", () => {
    const { files } = change("prodsys,prodsys_name,PLA cup,Vaso de PLA\n", "");
    expect(problemsOf(files)).toEqual([]);
  });
});
