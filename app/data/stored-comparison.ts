import * as v from "valibot";
import { ComparisonSchema, type Comparison } from "../../edge-api/contract/comparison.ts";

/** A comparison as it lies in IndexedDB: the contract's document and when it was last edited here. */
const StoredComparisonSchema = v.object({
  comparison: ComparisonSchema,
  /** milliseconds since 1970, UTC */
  changed: v.pipe(v.number(), v.finite()),
});

export interface StoredComparison {
  readonly comparison: Comparison;
  readonly changed: number;
}

/**
 * Parses whatever was stored into a fresh object that holds the contract's fields only. Answers null
 * for anything else: corrupt, hostile, or of a later format.
 */
export const parseStoredComparison = (value: unknown): StoredComparison | null => {
  const parsed = v.safeParse(StoredComparisonSchema, value);
  return parsed.success ? parsed.output : null;
};

/** The first broken rule in words, for the log. */
export const comparisonFault = (value: unknown): string | null => {
  const parsed = v.safeParse(ComparisonSchema, value);
  if (parsed.success) return null;
  const issue = parsed.issues[0];
  return `${v.getDotPath(issue) ?? "comparison"}: ${issue.message}`;
};
