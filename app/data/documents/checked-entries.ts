import { ID_PATTERN } from "../../../edge-api/contract/ids.ts";
import type { EntryEdit } from "../../../workers/engine/portfolio/entry-edit.ts";
import type { EntryLine } from "../../../workers/engine/portfolio/entry-line.ts";
import { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { failed, ok, type Outcome } from "../outcome.ts";

/** As contract/portfolio.ts has them; by hand, for a schema takes a second over 100,000 entries. */
const QUANTITY = { min: 1, max: 1e10 } as const;
const LABEL_LETTERS = 80;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isQuantity = (value: unknown): value is number =>
  typeof value === "number" && value >= QUANTITY.min && value <= QUANTITY.max;

const isId = (value: unknown): value is string => typeof value === "string" && ID_PATTERN.test(value);

function lineOf(usecase_id: string, entry: unknown): EntryLine | null {
  if (!isObject(entry)) return null;
  const { prodsys_id, food_id, quantity, label = "" } = entry;
  const sound = isId(prodsys_id) && isId(food_id) && isQuantity(quantity);
  if (!sound || typeof label !== "string" || label.length > LABEL_LETTERS) return null;
  return { usecase_id, prodsys_id, food_id, quantity, label };
}

/** Entries of the contract's `products`; `invalid` names the first that is none. */
export function tableOfProducts(products: unknown): Outcome<EntryTable> {
  if (!isObject(products)) return failed("invalid", "products: no object");
  const lines: EntryLine[] = [];
  for (const [usecase_id, entries] of Object.entries(products)) {
    if (!isId(usecase_id) || !Array.isArray(entries)) return failed("invalid", "products: no list of a use case");
    for (const entry of entries) {
      const line = lineOf(usecase_id, entry);
      if (line === null) return failed("invalid", `products.${usecase_id}: no entry`);
      lines.push(line);
    }
  }
  return ok(EntryTable.of(lines));
}

/** The different numbers of columns, fast enough for a million lines. */
function numbersIn(columns: readonly Uint32Array[]): ReadonlySet<number> {
  const numbers = new Set<number>();
  for (const column of columns) {
    let before = -1;
    for (const number of column) {
      if (number !== before) numbers.add(number);
      before = number;
    }
  }
  return numbers;
}

/** What of a table the contract does not take; null = nothing. */
export function entriesFault(table: EntryTable): string | null {
  const { useCase, product, food, label, quantity } = table.columns;
  const bad = quantity.findIndex((value) => !isQuantity(value));
  if (bad >= 0) return `line ${bad}: a quantity of ${quantity[bad]}`;
  for (const number of numbersIn([useCase, product, food])) {
    if (!isId(table.idOf(number))) return "an id that is none";
  }
  for (const number of numbersIn([label])) if (table.labelOf(number).length > LABEL_LETTERS) return "a label too long";
  return null;
}

/** The same for the lines that edits bring. */
export function editsFault(edits: readonly EntryEdit[]): string | null {
  for (const edit of edits) {
    const brought = edit.kind === "set" ? edit.after : edit.kind === "insert" ? edit.lines : null;
    const fault = brought && entriesFault(brought);
    if (fault) return fault;
  }
  return null;
}
