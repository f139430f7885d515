import { readFileSync } from "node:fs";
import type { ChoosableNames } from "../choosable-names.ts";
import { namesOfFields } from "../import/names-of-fields.ts";
import { UsageFault } from "./options.ts";

/** What the command prints of a name with --names. */
export interface NamedOffers {
  readonly name: string;
  /** the first offer may be taken without asking */
  readonly sure: boolean;
  /** prodsys_ids, best first; none = nothing fits */
  readonly offers: readonly string[];
}

/**
 * What each name of a list may mean, a name a line, with the functions that the page's import uses.
 *
 * @throws UsageFault if the file cannot be read
 */
export function nameOffers(path: string, choosable: ChoosableNames): readonly NamedOffers[] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new UsageFault(`--names: ${path} cannot be read.`);
  }
  const names = namesOfFields(choosable);
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((name) => {
      const found = names.product.find(name);
      if (found.length > 0) return { name, sure: found.length === 1, offers: found.map(({ id }) => id) };
      const { sure, offers } = names.meantProducts(name);
      return { name, sure, offers: offers.map(({ prodsys_id }) => prodsys_id) };
    });
}
