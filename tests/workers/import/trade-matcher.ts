import { readFileSync } from "node:fs";
import Papa from "papaparse";
import type { ChoosableNames } from "../../../workers/choosable-names.ts";
import { matcherOfNames, type NameMatcher } from "../../../workers/import/names/name-matcher.ts";
import { buildShipped } from "../../migrations/shipped-files.ts";

const { tables, tradeWords } = buildShipped();

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The shipped products in the form for an import. */
export const SHIPPED_NAMES: ChoosableNames = {
  products: [...tables.table("prodsys").values()].map((row) => ({
    prodsys_id: textOf(row["prodsys_id"]),
    prodsys_name: textOf(row["prodsys_name"]),
    usecase_id: textOf(row["usecase"]),
    reusable: row["reusable_yn"] === "1",
    uses: 1,
    material_ids: [...tables.table("recipe").values()]
      .filter((part) => part["prodsys_id"] === row["prodsys_id"])
      .toSorted((a, b) => Number(b["mass_grams"]) - Number(a["mass_grams"]))
      .map((part) => textOf(part["mat_recipe_id"])),
  })),
  foods: [],
  use_cases: [],
  default_food: "default_worst",
  trade_words: JSON.stringify(tradeWords),
};

export const shippedMatcher = (changes: Partial<ChoosableNames> = {}): NameMatcher =>
  matcherOfNames({ ...SHIPPED_NAMES, ...changes });

/** A trade name with its right products. */
export interface LabelledName {
  readonly name: string;
  readonly language: string;
  /** empty = nothing in the catalogue fits */
  readonly accepted: readonly string[];
  /** true if the name does not tell which of them is meant */
  readonly isAmbiguous: boolean;
}

/** Reads the names of a file in tests/fixtures/import-names. */
export function labelledNames(file: string): readonly LabelledName[] {
  const text = readFileSync(new URL(`../../fixtures/import-names/${file}`, import.meta.url), "utf8");
  return Papa.parse<Record<string, string>>(text.trim(), { header: true }).data.map((row) => {
    const accepted = (row["accepted"] ?? "").split("|").filter((id) => id !== "");
    return {
      name: row["name"] ?? "",
      language: row["language"] ?? "",
      accepted,
      isAmbiguous: (row["why"] ?? "").startsWith("ambiguous"),
    };
  });
}
