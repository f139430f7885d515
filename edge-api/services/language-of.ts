import { LANGUAGES, type Language } from "../contract/language.ts";

/** The first accepted language that mails are written in; English without one. The page sends its own language. */
export function languageOf(headers: Headers): Language {
  const accepted = (headers.get("Accept-Language") ?? "").slice(0, 200).toLowerCase().split(",");
  const known = accepted.flatMap((each) => LANGUAGES.filter((language) => each.trim().startsWith(language)));
  return known[0] ?? "en";
}
