/** Data quality, weakest first (README, "Two honesty columns"). A definition is exact, so it comes last and weakens no sum. */
export const QUALITIES = [
  "expert-estimate",
  "derived",
  "published-LCA",
  "government-factor",
  "measured",
  "definition",
] as const;
export type Quality = (typeof QUALITIES)[number];

/** How far a figure was verified (README, "Checked"). */
export const CHECKED = ["seen", "corroborated", "recalled", "computed", "assumed"] as const;

export const weaker = (a: Quality, b: Quality): Quality => (QUALITIES.indexOf(a) < QUALITIES.indexOf(b) ? a : b);

/** Inputs that decide more than this share of a computed figure lend it their quality. */
const DECIDING_SHARE = 0.2;

/**
 * Quality of a sum: the weakest among the parts that decide more than a fifth of it, and never better than
 * `own`, the quality of the amounts that are multiplied. So an estimate stays visible.
 */
export function qualityOfSum(
  own: Quality,
  parts: readonly { readonly value: number; readonly quality: Quality }[],
): Quality {
  const total = parts.reduce((sum, part) => sum + part.value, 0);
  return parts
    .filter((part) => part.value > DECIDING_SHARE * total)
    .reduce<Quality>((quality, part) => weaker(quality, part.quality), own);
}
