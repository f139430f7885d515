import names from "countries-list/minimal/countries.en.min.json";
import { language } from "../../../text/language.ts";
import { inLocale, locale } from "../../../text/locale.ts";

/** A country: English name (sent to the server) and name in the current language. */
interface Country {
  readonly value: string;
  readonly label: string;
}

/** All countries, sorted by their displayed name. */
export const countries = inLocale((of): readonly Country[] => {
  const displayed = new Intl.DisplayNames(of, { type: "region" });
  return Object.entries(names)
    .map(([code, value]) => ({ value, label: language() === "en" ? value : (displayed.of(code) ?? value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale()));
});
