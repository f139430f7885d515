import type { ReferenceKind } from "./reference-kinds.ts";

/** Rule of a field of a reference record. Fields without a rule accept any text or number. */
export interface FieldRule {
  readonly type: "text" | "number" | "flag" | "choice" | "ref" | "props";
  readonly required?: true;
  readonly min?: number;
  readonly max?: number;
  readonly whole?: true;
  readonly choices?: readonly string[];
  /** with `ref`: the table whose key begins with this value */
  readonly of?: ReferenceKind;
}

export interface ReferenceTable {
  /** columns that form the key of a record, joined by `/` */
  readonly key: readonly string[];
  /** false: stored records omit the key columns */
  readonly keyStored: boolean;
  readonly fields: Readonly<Record<string, FieldRule>>;
  /** field whose fractions sum to 1 over records with the same first key part */
  readonly sumsToOne?: string;
  /** the base table may be empty, as nothing else needs its rows */
  readonly mayBeEmpty?: true;
}

export const text = { type: "text" } as const;
export const name = { type: "text", required: true } as const;
export const flag = { type: "flag" } as const;
/** A number from `min` to `max`, both included. */
export const within = (min: number, max: number) => ({ type: "number", min, max }) as const;
export const order = within(-1e6, 1e6);
/** Masses (g), sizes, weights and energies: far above real products, far below an overflow of sums. */
export const positive = within(0, 1e6);
/** Kilometres; at most twice around the Earth. */
export const distance = within(0, 80_000);
/** Impact per unit of an activity; negative: a credit. */
export const factor = within(-1e9, 1e9);
export const scale = within(-1e6, 1e6);
/** AWARE, m3 world-eq per m3: its own scale ends at 100. */
export const scarcity = within(0, 100);
export const fraction = within(0, 1);
export const decimals = { ...within(0, 10), whole: true } as const;
/** One of these texts. */
export const choice = (...choices: readonly string[]) => ({ type: "choice", choices }) as const;
/** A key of another table, or its first part. */
export const ref = (of: ReferenceKind) => ({ type: "ref", of }) as const;
/** The same rule for a field that must not be empty. */
export const must = <Rule extends FieldRule>(rule: Rule) => ({ ...rule, required: true }) as const;

/** Rules for the `value` of parameters (method.md section 2); other parameters accept any text or number. */
export const PARAM_VALUES: Readonly<Record<string, FieldRule>> = {
  reusable_min_uses: within(1, 1e6),
  pack_eff_default: within(1, 100),
  food_score_default: within(1, 10),
  metric_missing_default: within(0, 100),
  wash_rack_side_cm: within(1, 1000),
};

/** A table whose records store their keys, unless `rest` says otherwise. */
export const table = (
  key: readonly string[],
  fields: Readonly<Record<string, FieldRule>>,
  rest: Partial<ReferenceTable> = {},
): ReferenceTable => ({ key, keyStored: true, fields, ...rest });
