import * as v from "valibot";
import { hasBidiControl } from "./bidi-controls.ts";

/** No control characters and no halves of a surrogate pair: what every store and every screen can hold. */
const PLAIN = /^[^\p{Cc}\p{Cs}]*$/u;

const noBidiControl = v.check(
  (text: string) => !hasBidiControl(text),
  "No invisible characters that change the direction of text, please",
);

/** A name or label as somebody gave it: it reads as it is. */
export const NameSchema = (max: number) => v.pipe(v.string(), v.maxLength(max), noBidiControl);

/** One line of text that a person typed, trimmed. */
export const LineSchema = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max, `At most ${max} characters`),
    v.regex(PLAIN, "No control characters, please"),
    noBidiControl,
  );

/** A number that JSON can give back: neither too large for a double nor no number at all. */
export const FiniteSchema = v.pipe(v.number(), v.finite());
