import type { ReferenceKind } from "../../contract/reference-kinds.ts";
import { PROVENANCE, REFERENCE_TABLES } from "../../contract/reference-tables.ts";
import type { FieldRule } from "../../contract/field-rules.ts";
import { REGION_IDS } from "../../contract/regions.ts";
import { aboutColumn } from "./column-descriptions.ts";
import { TABLE_REGION, type KindTable } from "./kind-table.ts";

/** A field of a Frictionless Table Schema; `unit` is our addition, which the standard allows. */
export interface SchemaField {
  readonly name: string;
  readonly type: "string" | "number" | "integer" | "boolean" | "object" | "any";
  readonly description: string;
  readonly unit?: string;
  readonly trueValues?: readonly string[];
  readonly falseValues?: readonly string[];
  readonly constraints?: Readonly<Record<string, unknown>>;
}

const ruleOf = (kind: ReferenceKind, column: string): FieldRule | undefined =>
  REFERENCE_TABLES[kind].fields[column] ?? PROVENANCE[column];

/** The type of a column without a rule, or with values that its rule does not foresee: what all of its values are. */
function typeOfValues(values: readonly unknown[]): SchemaField["type"] {
  if (values.every((value) => typeof value === "string")) return "string";
  if (values.every((value) => typeof value === "number")) return "number";
  return values.every((value) => typeof value === "object") ? "object" : "any";
}

const isFlag = (value: unknown): boolean => value === "1" || value === "0";

function typeOf(rule: FieldRule | undefined, values: readonly unknown[]): SchemaField["type"] {
  if (rule?.type === "flag") return values.every(isFlag) ? "boolean" : "string";
  const found = typeOfValues(values);
  return found === "number" && values.every(Number.isInteger) && rule?.whole === true ? "integer" : found;
}

function fieldOf({ kind, rows }: KindTable, column: string): SchemaField {
  const rule = ruleOf(kind, column);
  const isKey = column === TABLE_REGION || REFERENCE_TABLES[kind].key.includes(column);
  const values = rows.map((row) => row[column]).filter((value) => value !== undefined && value !== null);
  const type = typeOf(rule, values);
  const isNumber = type === "number" || type === "integer";
  const constraints = {
    // rows of a region may leave out what stays as in the base
    ...(isKey && { required: true }),
    ...(column === TABLE_REGION && { enum: REGION_IDS }),
    ...(rule?.choices && type === "string" && { enum: rule.choices }),
    ...(isNumber && rule?.min !== undefined && { minimum: rule.min }),
    ...(isNumber && rule?.max !== undefined && { maximum: rule.max }),
  };
  const { about, unit } = aboutColumn(column);
  return {
    name: column,
    type,
    description: about,
    ...(unit !== undefined && { unit }),
    ...(type === "boolean" && { trueValues: ["1"], falseValues: ["0"] }),
    ...(Object.keys(constraints).length > 0 && { constraints }),
  };
}

/** The Table Schema of a kind: types and bounds by the contract that uploads are checked against. */
export function tableSchema(table: KindTable) {
  const { key } = REFERENCE_TABLES[table.kind];
  const foreignKeys = table.columns.flatMap((column) => {
    const rule = ruleOf(table.kind, column);
    const first = rule?.of && REFERENCE_TABLES[rule.of].key[0];
    return rule?.of === undefined || first === undefined
      ? []
      : [{ fields: column, reference: { resource: rule.of, fields: first } }];
  });
  return {
    fields: table.columns.map((column) => fieldOf(table, column)),
    primaryKey: [TABLE_REGION, ...key],
    // the standard's profile refuses an empty list
    ...(foreignKeys.length > 0 && { foreignKeys }),
    missingValues: [""],
  };
}
