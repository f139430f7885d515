import type { ChoosableNames } from "../choosable-names.ts";
import { namesOfFields } from "../import/names-of-fields.ts";
import { textOfFile } from "./options.ts";

/**
 * The products that each name of a text file may mean, one name per line, by the same functions as the import of the page.
 * @throws UsageFault if the file cannot be read
 */
export function nameOffers(path: string, choosable: ChoosableNames) {
  const names = namesOfFields(choosable);
  return textOfFile("names", path)
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
