import { texts } from "../catalogue.ts";

/** What a number of uses of a reusable means. */
export const reuseTexts = texts("reuse", {
  /** a number of uses as a return rate, compared with measured rates */
  asReturns: (uses: string, returned: string) =>
    `${uses} uses: ${returned} of 100 come back. Measured for cups without deposit: 51 of 100 (about 2 uses); at events 65–75 (about 3).`,
  returnRate: "Return rate",
  percent: "%",
  enterRate: "Enter a return rate instead",
  enterUses: "Enter the number of uses instead",
});
