import names from "countries-list/minimal/countries.en.min.json";
import { LOCALE } from "../../text/locale.ts";

/** The names of all countries in the order of the alphabet. */
export const COUNTRIES: readonly string[] = Object.values(names).toSorted((a, b) => a.localeCompare(b, LOCALE));
