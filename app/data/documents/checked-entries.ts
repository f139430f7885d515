import { plainLine } from "../../../edge-api/contract/plain-line.ts";
import { ID_PATTERN } from "../../../edge-api/contract/ids.ts";
import { isDetail, LINE_DETAILS, type LineDetail } from "../../../edge-api/contract/line-details.ts";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import type { LineEdit } from "../../../workers/engine/portfolio/line-edit.ts";
import type { PortfolioLine } from "../../../workers/engine/portfolio/portfolio-line.ts";
import { inOrder, placeReader } from "../../../workers/engine/portfolio/line-places.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { failed, ok, type Outcome } from "../outcome.ts";
import { isRecord } from "../sync/merge-fields.ts";

/** As contract/portfolio.ts has them; by hand, for a schema takes a second over 100,000 entries. */
const QUANTITY = { min: 1, max: 1e10 } as const;
const LABEL_LETTERS = 80;

const isQuantity = (value: unknown): value is number =>
  typeof value === "number" && value >= QUANTITY.min && value <= QUANTITY.max;

const isId = (value: unknown): value is string => typeof value === "string" && ID_PATTERN.test(value);

function lineOf(usecase_id: string, entry: unknown): PortfolioLine | null {
  if (!isRecord(entry)) return null;
  const { prodsys_id, food_id, quantity, label = "" } = entry;
  const sound = isId(prodsys_id) && isId(food_id) && isQuantity(quantity);
  if (!sound || typeof label !== "string" || label.length > LABEL_LETTERS) return null;
  const details: { [Detail in LineDetail]?: string } = {};
  for (const name of LINE_DETAILS) {
    const given = entry[name] ?? "";
    const text = typeof given === "string" ? plainLine(given) : null;
    if (text === null || !isDetail(name, text)) return null;
    if (text !== "") details[name] = text;
  }
  return { usecase_id, prodsys_id, food_id, quantity, label: plainLine(label), ...details };
}

/** Entries of the contract's `products`; `invalid` names the first invalid one. */
export function tableOfProducts(products: unknown): Outcome<LineTable> {
  if (!isRecord(products)) return failed("invalid", "products: no object");
  const lines: PortfolioLine[] = [];
  const places: number[] = [];
  const placeOf = placeReader();
  for (const [usecase_id, entries] of Object.entries(products)) {
    if (!isId(usecase_id) || !Array.isArray(entries)) return failed("invalid", "products: no list of a use case");
    for (const entry of entries) {
      const line = lineOf(usecase_id, entry);
      if (line === null) return failed("invalid", `products.${usecase_id}: no entry`);
      lines.push(line);
      places.push(placeOf(Object(entry).place));
    }
  }
  return ok(LineTable.of(inOrder(lines, places)));
}

const faults = new WeakMap<LineTable, string | null>();

/** What of a table the contract does not take; null = nothing. Remembered by table, which is immutable. */
export function entriesFault(table: LineTable): string | null {
  const earlier = faults.get(table);
  if (earlier !== undefined) return earlier;
  const fault = newFault(table);
  faults.set(table, fault);
  return fault;
}

function newFault(table: LineTable): string | null {
  const { quantity, ...columns } = table.columns;
  for (let at = 0; at < quantity.length; at++) {
    if (!isQuantity(quantity[at])) return `line ${at}: a quantity of ${quantity[at]}`;
  }
  for (const name of ["useCase", "product", "food"] as const) {
    if (!differentNumbers(columns[name]).every((number) => isId(table.idOf(number)))) return "an id is malformed";
  }
  const isLong = (number: number): boolean => table.labelOf(number).length > LABEL_LETTERS;
  if (differentNumbers(columns.label).some(isLong)) return "a label too long";
  for (const name of table.details) {
    const numbers = differentNumbers(columns[name] ?? new Uint32Array(0));
    if (!numbers.every((number) => isDetail(name, table.labelOf(number)))) return `a ${name} is malformed`;
  }
  return null;
}

/** The same for the lines that edits bring. */
export function editsFault(edits: readonly LineEdit[]): string | null {
  for (const edit of edits) {
    const brought = edit.kind === "set" ? edit.after : edit.kind === "insert" ? edit.lines : null;
    const fault = brought && entriesFault(brought);
    if (fault) return fault;
  }
  return null;
}
