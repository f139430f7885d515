import { formatNumber, shownUnit } from "../../text/format.ts";
import { lineDetailTexts } from "../../text/en/line-details.ts";

/** Figures of a line that a filter can compare. */
export const LIMITED = ["quantity", "mass", "climate", "score"] as const;
export type Limited = (typeof LIMITED)[number];

export const SIGNS = ["more", "less"] as const;
export type LimitSign = (typeof SIGNS)[number];

/** Keeps the lines whose figure is more, or less, than a number. */
export interface LineLimit {
  readonly column: Limited;
  readonly sign: LimitSign;
  /** uses; kg; kg CO2e; points as shown */
  readonly than: number;
}

/** Units of the numbers in limits. */
export const LIMIT_UNITS: Readonly<Record<Limited, string | null>> = {
  quantity: null,
  mass: "kg",
  climate: "kg CO2e",
  score: null,
};

const isSame = (one: LineLimit, other: LineLimit): boolean => one.column === other.column && one.sign === other.sign;

/** Adds a limit; it replaces one of the same figure and direction. */
export const withLimit = (limits: readonly LineLimit[], limit: LineLimit): readonly LineLimit[] => [
  ...withoutLimit(limits, limit),
  limit,
];

/** Removes the limit of the same figure and direction. */
export const withoutLimit = (limits: readonly LineLimit[], limit: LineLimit): readonly LineLimit[] =>
  limits.filter((one) => !isSame(one, limit));

/** Decimals of a number in words, without trailing zeros. */
const DECIMALS = 3;

/** A limit in words: `more than 10,000 uses`. */
export const limitWords = ({ column, sign, than }: LineLimit): string => {
  const unit = LIMIT_UNITS[column];
  const { unit: shown, per } = unit === null ? { unit: "", per: 1 } : shownUnit(unit);
  return lineDetailTexts.limits[column][sign](formatNumber(than / per, DECIMALS, 0), shown);
};
