import * as v from "valibot";

/** No control characters and no halves of a surrogate pair: what every store and every screen can hold. */
const PLAIN = /^[^\p{Cc}\p{Cs}]*$/u;

/** One line of text that a person typed, trimmed. */
export const LineSchema = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max, `At most ${max} characters`),
    v.regex(PLAIN, "No control characters, please"),
  );

/** A number that JSON can give back: neither too large for a double nor no number at all. */
export const FiniteSchema = v.pipe(v.number(), v.finite());
