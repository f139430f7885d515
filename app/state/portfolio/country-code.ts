import codes from "countries-list/minimal/countries.2to3.min.json";
import english from "countries-list/minimal/countries.en.min.json";
import native from "countries-list/minimal/countries.native.min.json";
import { normalName } from "../../../workers/import/normal-name.ts";

/** Usual spellings that are neither a code nor a name of the list. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: "GB",
  "great britain": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "northern ireland": "GB",
  "republic of ireland": "IE",
  holland: "NL",
  "czech republic": "CZ",
  us: "US",
  "united states of america": "US",
};

/** Languages of purchase lists (workers/import/header-words.ts). */
const LANGUAGES = ["en", "de", "fr", "es", "it"] as const;

let known: ReadonlyMap<string, string> | null = null;

/** Normal forms of codes and names with the two-letter code; made at the first use, because it takes milliseconds. */
const knownNames = (): ReadonlyMap<string, string> => {
  if (known !== null) return known;
  const names = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: "region" }));
  const made = new Map<string, string>();
  for (const list of [english, native, codes]) {
    for (const [code, name] of Object.entries(list)) made.set(normalName(name), code);
  }
  for (const code of Object.keys(codes)) {
    made.set(normalName(code), code);
    for (const one of names) made.set(normalName(one.of(code) ?? code), code);
  }
  for (const [name, code] of Object.entries(OTHER_NAMES)) made.set(name, code);
  known = made;
  return made;
};

/** The two-letter code (ISO 3166-1) of a country as written in a list; the text itself if it names none. */
export const countryCode = (text: string): string =>
  knownNames().get(normalName(text.replaceAll(".", ""))) ?? text.trim();
