import WORDS from "./words.json" with { type: "json" };

/** The words of files in five languages: of headers, units, totals and rows that are no purchases. Likeliest first. */
export { WORDS };

/** A pattern that finds a word of a list in a normalized text; words may hold signs of regular expressions. */
export const anyWord = (list: string): RegExp => new RegExp(String.raw`\b(?:${list.replaceAll(", ", "|")})\b`, "u");
/** A pattern for texts that are a word of a list and nothing else. */
export const onlyWord = (list: string): RegExp => new RegExp(`^(?:${list.replaceAll(", ", "|")})$`, "u");
