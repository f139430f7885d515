import { hasBidiControl } from "../../contract/bidi-controls.ts";
import type { ReferenceKind } from "../../contract/reference-kinds.ts";
import { NUMBER_BOUNDS, PROVENANCE, REFERENCE_TABLES } from "../../contract/reference-tables.ts";
import { PARAM_VALUES, type FieldRule } from "../../contract/field-rules.ts";
import { BASE_REGION } from "../../contract/regions.ts";
import type { TableFault } from "../../contract/admin-replies.ts";
import { numberOf } from "../../../workers/engine/tables/wire-value.ts";
import type { Table, TableRecord } from "./open-tables.ts";

/** Pattern of ids; a key joins them with `/`. An id never begins like a spreadsheet formula. */
const KEY_PART = /^[A-Za-z0-9_.][A-Za-z0-9_.-]{0,63}$/;
const FIELD_NAME = /^[A-Za-z][A-Za-z0-9_ .-]{0,63}$/;
const RESERVED = new Set(["__proto__", "constructor", "prototype"]);
const MAX_TEXT = 2000;
/**
 * Text that a spreadsheet would evaluate when it opens an exported table, some also after spaces. Signed numbers are
 * allowed.
 */
const FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r])/;

interface Given {
  readonly kind: ReferenceKind;
  readonly region: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** the current table: fields that hold numbers there are read as numbers */
  readonly current: Table;
}

type Fault = Pick<TableFault, "field" | "code" | "text">;
type Read = { readonly value: unknown } | { readonly fault: Omit<Fault, "field"> };

const invalid = (code: Fault["code"], text: string): Read => ({ fault: { code, text } });
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

function readNumber(value: unknown, rule: FieldRule): Read {
  const { min, max, whole } = { ...NUMBER_BOUNDS, ...rule };
  const number = numberOf(value);
  if (number === null) return invalid("no_number", "a number with a decimal point is expected");
  if (number < min || number > max) return invalid("range", `a number from ${min} to ${max} is expected`);
  return whole && !Number.isInteger(number) ? invalid("range", "a whole number is expected") : { value: number };
}

function readText(value: unknown): Read {
  if (typeof value === "number" && Number.isFinite(value)) return { value: String(value) };
  if (typeof value !== "string") return invalid("shape", "a text is expected");
  if (FORMULA.test(value) && numberOf(value) === null) {
    return invalid(
      "shape",
      "a text may not begin with = + - @, a tab or a line end: spreadsheets read it as a formula",
    );
  }
  if (hasBidiControl(value)) return invalid("shape", "a text may not hold characters that change its direction");
  return value.length > MAX_TEXT ? invalid("range", `at most ${MAX_TEXT} characters`) : { value };
}

function readProps(value: unknown): Read {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return invalid("shape", "properties with their values are expected");
  }
  const entries = Object.entries(value);
  const isSound = entries.every(([id, choice]) => KEY_PART.test(id) && !RESERVED.has(id) && typeof choice === "string");
  return isSound ? { value: Object.fromEntries(entries) } : invalid("shape", "each property needs the id of a value");
}

function readField(value: unknown, rule: FieldRule | undefined, isNumeric: boolean): Read {
  if (rule?.type === "number") return readNumber(value, rule);
  if (rule?.type === "props") return readProps(value);
  if (rule?.type === "flag" || rule?.type === "choice") {
    const choices = rule.type === "flag" ? ["0", "1"] : (rule.choices ?? []);
    const text = typeof value === "boolean" ? (value ? "1" : "0") : String(value).trim();
    return choices.includes(text) ? { value: text } : invalid("shape", `one of ${choices.join(", ")} is expected`);
  }
  if (rule !== undefined) return readText(value);
  const asNumber = readNumber(value, { type: "number" });
  const isNumber = numberOf(value) !== null;
  // the engine also reads numeric text as a number
  if (isNumber && "fault" in asNumber) return asNumber;
  if (!isNumeric && typeof value !== "number") return readText(value);
  // NaN and Infinity arrive as text and are no numbers
  const isNotText = typeof value !== "string" || /^\s*[+-]?(nan|inf(inity)?)\s*$/i.test(value);
  return isNumber || isNotText ? asNumber : readText(value);
}

/** The rule of a field; a parameter's value has the rule of that parameter. */
const ruleOf = (kind: ReferenceKind, key: string, field: string): FieldRule | undefined =>
  kind === "params" && field === "value" && Object.hasOwn(PARAM_VALUES, key)
    ? PARAM_VALUES[key]
    : (REFERENCE_TABLES[kind].fields[field] ?? PROVENANCE[field]);

/** Fields that hold only numbers in the current table. */
function numericFields(current: Table): ReadonlySet<string> {
  const numeric = new Set<string>();
  const others = new Set<string>();
  for (const record of current.values()) {
    for (const [field, value] of Object.entries(record)) (typeof value === "number" ? numeric : others).add(field);
  }
  return new Set([...numeric].filter((field) => !others.has(field)));
}

/** Whether two records have the same content in any order of fields. */
const sameRecord = (a: TableRecord, b: TableRecord | undefined): boolean => {
  if (b === undefined) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]))
  );
};

/**
 * Validates an uploaded table and normalizes it: records by key, numbers as numbers, flags as "0" and "1", empty cells
 * left out. Each fault names its row (from 1) and field. Rows of a region may omit fields, since they overlay the base.
 */
export function readRows({ kind, region, rows, current }: Given): {
  readonly table: Table;
  readonly faults: TableFault[];
  /** row of the upload, from 1, for a fault of the whole dataset; null: not from this upload */
  readonly rowOf: (fault: TableFault) => number | null;
} {
  const { key: keyColumns, keyStored, fields } = REFERENCE_TABLES[kind];
  const table = new Map<string, TableRecord>();
  const firstRow = new Map<string, number>();
  /** first row by first key part */
  const firstOfPart = new Map<string, number>();
  const faults: TableFault[] = [];
  const numeric = numericFields(current);
  const isNumeric = (key: string, field: string): boolean =>
    numeric.has(field) || typeof current.get(key)?.[field] === "number";
  for (const [at, given] of rows.entries()) {
    const parts = keyColumns.map((column) => (isEmpty(given[column]) ? "" : String(given[column]).trim()));
    const key = parts.join("/");
    const fault = (found: Fault) => void faults.push({ kind, region, row: at + 1, key, ...found });
    const badPart = parts.findIndex((part) => !KEY_PART.test(part) || RESERVED.has(part));
    if (badPart >= 0) {
      const text =
        parts[badPart] === ""
          ? "the id is missing"
          : "an id has 1 to 64 letters, digits, _, . or -, and begins with no -";
      fault({ field: keyColumns[badPart] ?? "", code: parts[badPart] === "" ? "missing" : "unknown_key", text });
      continue;
    }
    const earlier = firstRow.get(key);
    if (earlier !== undefined) {
      fault({ field: keyColumns[0] ?? "", code: "duplicate", text: `row ${earlier} has the same id ${key}` });
      continue;
    }
    firstRow.set(key, at + 1);
    const [part = ""] = parts;
    if (!firstOfPart.has(part)) firstOfPart.set(part, at + 1);
    const entries: [string, unknown][] = [];
    for (const [field, value] of Object.entries(given)) {
      if (isEmpty(value) || (!keyStored && keyColumns.includes(field))) continue;
      if (!FIELD_NAME.test(field) || RESERVED.has(field)) {
        fault({ field: "", code: "shape", text: "a column's name begins with a letter and has at most 64 characters" });
        continue;
      }
      const read = readField(value, ruleOf(kind, key, field), isNumeric(key, field));
      if ("fault" in read) fault({ field, ...read.fault });
      else entries.push([field, keyColumns.includes(field) ? String(read.value).trim() : read.value]);
    }
    const record: TableRecord = Object.fromEntries(entries);
    if (region === BASE_REGION) {
      for (const [field, rule] of Object.entries(fields)) {
        if (rule.required && isEmpty(given[field])) fault({ field, code: "missing", text: "this field is needed" });
      }
    }
    const known = current.get(key);
    table.set(key, sameRecord(record, known) && known !== undefined ? known : record);
  }
  const rowOf = (fault: TableFault): number | null => {
    if (fault.kind !== kind || fault.region !== region) return null;
    // a sum is identified by the first key part: its first row gives the position
    return (fault.code === "sum" ? firstOfPart : firstRow).get(fault.key) ?? null;
  };
  return { table, faults, rowOf };
}

/** Faults that a stored table would have if it were uploaded; without row numbers, as there is no file. */
export function faultsOfStored(kind: ReferenceKind, region: string, table: Table): TableFault[] {
  const columns = REFERENCE_TABLES[kind].key;
  const rows = [...table].map(([key, record]) => {
    const parts = key.split("/");
    return { ...Object.fromEntries(columns.map((column, at) => [column, parts[at] ?? ""])), ...record };
  });
  return readRows({ kind, region, rows, current: table }).faults.map((fault) => ({ ...fault, row: null }));
}
