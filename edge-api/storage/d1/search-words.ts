/** Letters that Unicode does not decompose, and the last letter of Greek words. */
const FURTHER_FOLDS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ς: "σ",
};

/** A text without case and accents, in single spaces: "  ÉMILE  Łoś " is "emile los". */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[ßæœþøłđðħıς]/g, (letter) => FURTHER_FOLDS[letter] ?? letter)
    .replaceAll(/\s+/g, " ")
    .trim();

/**
 * The folded texts that a search finds an account by when it begins like one of them: the address, its host with the
 * `@`, the name followed by the last name, and the last name. Migration 0019 does the same for accounts from before.
 */
export function searchWordsOf({
  email,
  name,
  last_name,
}: Readonly<Record<"email" | "name" | "last_name", string>>): readonly string[] {
  const words = [email, email.slice(email.lastIndexOf("@")), `${name} ${last_name}`, last_name].map(foldText);
  return [...new Set(words)].filter((word) => word !== "");
}
