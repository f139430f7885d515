import { LANGUAGES } from "../contract/language.ts";
import type { Language } from "../contract/language.ts";

/** The first of the caller's languages that mails are written in; the page sends the one that it is shown in. */
export function languageOf(headers: Headers): Language {
  const wished = (headers.get("Accept-Language") ?? "").slice(0, 200).toLowerCase().split(",");
  const known = wished.flatMap((each) => LANGUAGES.filter((language) => each.trim().startsWith(language)));
  return known[0] ?? "en";
}
