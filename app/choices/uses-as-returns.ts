import { returnRateOfUses } from "../../workers/engine/rules/reuse.ts";
import { reuseTexts } from "../text/en/reuse.ts";
import { formatSignificant } from "../text/format.ts";

/** A number of uses in words, as a return rate compared with measured return rates. */
export const usesAsReturns = (uses: number): string =>
  reuseTexts.asReturns(formatSignificant(uses, 4), formatSignificant(returnRateOfUses(uses), 3));
