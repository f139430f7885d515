import * as v from "valibot";
import type { LineDetail } from "./line-details.ts";

/** Details as numbers of labels; absent: no line has this detail. */
type DetailColumns = { [Detail in LineDetail]?: number[] };

/**
 * Lines of a large portfolio as they are stored and sent, by column. The JSON text of this object is the part; its
 * SHA-256 is the name of the part. Numbers of columns are places in `ids` and `labels`; label 0 is none.
 */
export interface PartColumns extends DetailColumns {
  /** texts of use cases, products and foods */
  ids: string[];
  /** texts of labels and details; the first is "" */
  labels: string[];
  useCase: number[];
  product: number[];
  food: number[];
  /** uses (servings) */
  quantity: number[];
  /** absent: no line has one */
  label?: number[];
  /** place of the line in the whole portfolio + 1; 0: right after the line before it; absent: all 0 */
  place?: number[];
}

export const PartNameSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, "a part is named by its SHA-256"));

/** The parts of a portfolio in order. */
export const ManifestSchema = v.pipe(v.array(PartNameSchema), v.minLength(1), v.maxLength(1000));

/** A part as a manifest lists it. */
export interface ListedPart {
  readonly sha256: string;
  readonly lines: number;
}
