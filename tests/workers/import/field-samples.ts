import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ChoosableNames } from "../../../workers/choosable-names.ts";
import { rowsOf } from "../../../workers/command-line/list-rows.ts";
import { commandOptions } from "../../../workers/command-line/options.ts";
import { readPurchases, type PurchaseList } from "../../../workers/command-line/purchase-list.ts";
import { componentList } from "../../../workers/import/components/component-list.ts";
import { namesOfFields } from "../../../workers/import/names-of-fields.ts";
import { SheetFault } from "../../../workers/import/sheet-fault.ts";

const FILES = join(import.meta.dirname, "../../fixtures/import-field");

/** What is right for a list: pieces by row, and what an import may do. */
export interface FieldSample {
  readonly file: string;
  readonly kind: string;
  /** pieces by row number, negative for returns */
  readonly right: Readonly<Record<string, number>>;
  readonly total: number;
  readonly accept: readonly ("read" | "ask" | "ask_any" | "refuse" | "refuse_file" | "pieces" | "components")[];
  /** totals that must not come out unasked */
  readonly never?: readonly number[];
  readonly never_offers?: readonly number[];
  readonly refuse_rows?: readonly number[];
  readonly empty_rows?: readonly number[];
  readonly scored_uses?: number;
  readonly details?: readonly (Readonly<Record<string, string | number>> & { readonly row: number })[];
  readonly never_dates?: readonly { readonly row: number; readonly date: string }[];
  readonly names?: readonly { readonly row: number; readonly name: string }[];
  readonly components?: readonly { readonly product: string; readonly material: string; readonly grams: number }[];
  readonly all_sheets_total?: number;
  /** instead of a file, the text of one */
  readonly text?: string;
}

export const FIELD_SAMPLES = JSON.parse(readFileSync(join(FILES, "expected.json"), "utf8")) as readonly FieldSample[];

/** The head of a list in other-words.txt: what is right for it, with the pieces of its rows from row 2 or `from` on. */
interface ListHead extends Partial<Omit<FieldSample, "right">> {
  readonly kind: string;
  readonly right: readonly (number | null)[];
  readonly from?: number;
}

/** Lists of the kinds of the field samples in other words and languages, written before they were read by the import. */
export const OTHER_WORDS: readonly FieldSample[] = readFileSync(join(FILES, "other-words.txt"), "utf8")
  .split(/^## /m)
  .filter((block) => block.startsWith("{"))
  .map((block) => {
    const end = block.indexOf("\n");
    const { kind, right, from = 2, ...more } = JSON.parse(block.slice(0, end)) as ListHead;
    const rows = right.flatMap((pieces, at) => (pieces === null ? [] : [[String(from + at), pieces] as const]));
    return {
      file: `${kind}.csv`,
      kind,
      text: block.slice(end + 1),
      right: Object.fromEntries(rows),
      total: rows.reduce((sum, [, pieces]) => sum + pieces, 0),
      accept: ["read", "ask"],
      ...more,
    };
  });

/** What an import did with a list, in the terms of what is right. */
export interface Outcome {
  /** null = it was read */
  readonly fault: string | null;
  /** pieces by row number of the lines, with or without a product */
  readonly lines: Readonly<Record<string, number>>;
  readonly total: number;
  readonly uses: number;
  readonly basis: string;
  readonly questions: readonly { readonly about: string; readonly totals: readonly (number | null)[] }[];
  readonly rejected: readonly number[];
  readonly offers: readonly (string | number)[];
  readonly details: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly components:
    readonly { readonly product: string; readonly material: string; readonly grams: number | null }[] | null;
}

export type Verdict = "right" | "asked" | "refused" | "WRONG";

const blobOf = ({ file, text }: FieldSample): Blob => {
  const path = join(FILES, file);
  return new Blob([text ?? (existsSync(path) ? readFileSync(path) : "")]);
};

function detailsOf({ matched, read, settings }: PurchaseList): Outcome["details"] {
  const details: Record<string, Record<string, string>> = {};
  if (matched === null) return details;
  const { sheet } = read;
  const { product } = settings.mapping;
  for (let place = 0; place < sheet.rows; place++) {
    const of = (field: "site" | "gtin" | "order_number" | "date") =>
      settings.mapping[field] === null ? "" : matched.meanings.lineTexts.textAt(field, place);
    details[sheet.rowNumber(place)] = {
      site: of("site"),
      gtin: of("gtin"),
      order_number: of("order_number"),
      date: of("date"),
      name: product === null ? "" : sheet.text(product, sheet.cell(product, place)),
    };
  }
  return details;
}

/** Reads a list as the command does. */
export async function outcomeOf(
  sample: FieldSample,
  names: ChoosableNames,
  args: readonly string[] = [],
): Promise<Outcome> {
  let list: PurchaseList;
  try {
    list = await readPurchases(blobOf(sample), commandOptions([sample.file, ...args]), names, []);
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    return {
      fault: `${error.code} ${error.message}`,
      lines: {},
      total: 0,
      uses: 0,
      basis: "",
      questions: [],
      rejected: [],
      offers: [],
      details: {},
      components: null,
    };
  }
  const { preview, matched, read, guess, settings } = list;
  const rows = rowsOf(list);
  const lines = Object.fromEntries(
    rows.flatMap(({ row, pieces, code }) => (code === null ? [[row, pieces] as const] : [])),
  );
  const found = guess.components ? componentList(read.sheet, guess.roles, guess.decimal, namesOfFields(names)) : null;
  const missing = preview.missing.map((about) => ({ about, totals: [] }));
  return {
    fault: null,
    lines,
    total: Object.values(lines).reduce((sum, pieces) => sum + pieces, 0),
    uses: preview.uses,
    basis: settings.basis,
    questions: [
      ...preview.questions
        .filter(({ open, about }) => open && about !== "dates")
        .map(({ about, options }) => ({ about, totals: options.map(({ total }) => total) })),
      ...(guess.components ? [] : missing),
    ],
    rejected: rows.flatMap(({ row, code }) => (code === null ? [] : [row])),
    offers: (matched?.meanings.tally.found() ?? []).flatMap(({ field, offers }) =>
      field === "quantity" || field === "pack" ? offers().map(({ use }) => use) : [],
    ),
    details: detailsOf(list),
    components:
      found?.products.flatMap(({ name, components }) =>
        components.map(({ material, mass_grams }) => ({ product: name, material, grams: mass_grams })),
      ) ?? null,
  };
}

const isNear = (one: number | null, other: number): boolean => one !== null && Math.abs(one - other) <= 0.01;

/** Faults of an outcome whose lines are taken as they are; empty = right. */
function faultsOf(sample: FieldSample, outcome: Outcome): readonly string[] {
  const faults: string[] = [];
  for (const [row, pieces] of Object.entries(outcome.lines)) {
    if (sample.right[row] !== pieces) faults.push(`row ${row}: ${pieces}, right ${sample.right[row] ?? "no line"}`);
  }
  if (sample.never?.includes(outcome.total)) faults.push(`total ${outcome.total}`);
  for (const { row, ...texts } of sample.details ?? [])
    for (const [field, text] of Object.entries(texts))
      if (outcome.details[row]?.[field] !== text) faults.push(`row ${row} ${field}: ${outcome.details[row]?.[field]}`);
  for (const { row, name } of sample.names ?? [])
    if (outcome.lines[row] !== undefined && outcome.details[row]?.["name"] !== name)
      faults.push(`row ${row}: ${outcome.details[row]?.["name"]}`);
  for (const use of sample.never_offers ?? []) if (outcome.offers.includes(use)) faults.push(`offers ${use}`);
  return faults;
}

/** Compares what an import did with what is right. */
export function verdictOf(
  sample: FieldSample,
  outcome: Outcome,
): { readonly verdict: Verdict; readonly why: readonly string[] } {
  const { accept, right } = sample;
  const wrong = (...why: readonly string[]) => ({ verdict: "WRONG" as const, why });
  if (outcome.fault !== null)
    return accept.includes("refuse_file") ? { verdict: "refused", why: [outcome.fault] } : wrong(outcome.fault);
  if (accept.includes("components")) {
    const listed = sample.components ?? [];
    const isRight =
      outcome.components?.length === listed.length &&
      listed.every(({ product, material, grams }) =>
        outcome.components?.some(
          (one) => one.product === product && one.material === material && isNear(one.grams, grams),
        ),
      );
    return isRight ? { verdict: "right", why: [] } : wrong(JSON.stringify(outcome.components));
  }
  const shown = outcome.questions.map(({ about, totals }) => `${about}: ${totals.join(", ")}`);
  const offered = (sample.never_offers ?? []).filter((use) => outcome.offers.includes(use));
  if (offered.length > 0) return wrong(`offers ${offered.join(", ")}`);
  if (outcome.questions.length > 0) {
    const isOfSheets =
      sample.all_sheets_total !== undefined && outcome.questions.some(({ about }) => about === "sheet");
    const isAsked =
      accept.includes("ask") && (isOfSheets || outcome.questions.some(({ totals }) => totals.includes(sample.total)));
    return isAsked || accept.includes("ask_any") ? { verdict: "asked", why: shown } : wrong(...shown);
  }
  const faults = faultsOf(sample, outcome);
  if (faults.length > 0) return wrong(...faults);
  const missing = Object.keys(right).filter((row) => outcome.lines[row] === undefined);
  if (accept.includes("pieces")) {
    const isRight = missing.length === 0 && outcome.basis === "pieces" && outcome.uses === sample.scored_uses;
    return isRight ? { verdict: "right", why: [] } : wrong(`${outcome.basis} ${outcome.uses}`, ...missing);
  }
  if (missing.length === 0 && accept.includes("read")) return { verdict: "right", why: [] };
  const isSaid = missing.every((row) => outcome.rejected.includes(Number(row)));
  const isWhole = missing.length === 0 || isSaid;
  return accept.includes("refuse") && isWhole
    ? { verdict: "refused", why: missing }
    : wrong(`missing rows ${missing.join(", ")}`);
}
