import * as v from "valibot";

const numbers = v.array(v.number());
/** A column that no line may need. */
const optional = v.exactOptional(numbers);

/**
 * Lines of a large portfolio as they are stored and sent, by column. The JSON text of this object is the part; its
 * SHA-256 is the name of the part. Numbers of columns are places in `ids` and `labels`; label 0 is none. The server
 * checks parts without this schema (services/part-columns.ts).
 */
export const PartSchema = v.object({
  /** texts of use cases, products and foods */
  ids: v.array(v.string()),
  /** texts of labels and details; the first is "" */
  labels: v.array(v.string()),
  useCase: numbers,
  product: numbers,
  food: numbers,
  /** uses (servings) */
  quantity: numbers,
  label: optional,
  /** place of the line in the whole portfolio + 1; 0: right after the line before it; absent: all 0 */
  place: optional,
  // details (line-details.ts)
  gtin: optional,
  item_code: optional,
  site: optional,
  country: optional,
  order_number: optional,
  date: optional,
});
export type PartColumns = v.InferOutput<typeof PartSchema>;

export const PartNameSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, "a part is named by its SHA-256"));

/** The parts of a portfolio in order. */
export const ManifestSchema = v.pipe(v.array(PartNameSchema), v.minLength(1), v.maxLength(1000));

/** A part as a manifest lists it. */
export interface ListedPart {
  readonly sha256: string;
  readonly lines: number;
}
