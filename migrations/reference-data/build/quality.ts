/** Data quality, weakest first (README, "Two honesty columns"). A definition is exact, so it is last and weakens no sum. */
export const QUALITIES = [
  "expert-estimate",
  "derived",
  "published-LCA",
  "government-factor",
  "measured",
  "definition",
] as const;
export type Quality = (typeof QUALITIES)[number];

/** Verification of a figure (README, "Two honesty columns"). */
export const CHECKED = ["seen", "corroborated", "recalled", "computed", "assumed"] as const;

/** The weaker of two quality classes. */
export const weaker = (a: Quality, b: Quality): Quality => (QUALITIES.indexOf(a) < QUALITIES.indexOf(b) ? a : b);

/** Parts above this share of a computed figure limit its quality. */
const DECIDING_SHARE = 0.2;

/** Quality of a sum: the weakest of `own` (quality of the amounts) and of the parts above a fifth of the sum. */
export function qualityOfSum(
  own: Quality,
  parts: readonly { readonly value: number; readonly quality: Quality }[],
): Quality {
  const total = parts.reduce((sum, part) => sum + part.value, 0);
  return parts
    .filter((part) => part.value > DECIDING_SHARE * total)
    .reduce<Quality>((quality, part) => weaker(quality, part.quality), own);
}
