import { slicedEntries } from "../../../workers/sliced-entries.ts";

/** The value of a portfolio's JSON text; a table in place of `products` if they are many. Throws SyntaxError. */
export async function portfolioValue(text: string, sliceFrom?: number): Promise<unknown> {
  const { value, table } = await slicedEntries(text, sliceFrom === undefined ? {} : { sliceFrom });
  return table === null ? value : { ...Object(value), products: table };
}
