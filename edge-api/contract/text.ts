import * as v from "valibot";
import { hasBidiControl } from "./bidi-controls.ts";

/** No control characters and no unpaired surrogates, so that every store and screen can hold the text. */
const PLAIN = /^[^\p{Cc}\p{Cs}]*$/u;

const noBidiControl = v.check(
  (text: string) => !hasBidiControl(text),
  "No invisible characters that change the direction of text, please",
);

/** A name or label, untrimmed, without direction controls. */
export const NameSchema = (max: number) => v.pipe(v.string(), v.maxLength(max), noBidiControl);

/** One line of typed text, trimmed. */
export const LineSchema = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max, `At most ${max} characters`),
    v.regex(PLAIN, "No control characters, please"),
    noBidiControl,
  );

/** A number that JSON can represent: finite and not NaN. */
export const FiniteSchema = v.pipe(v.number(), v.finite());
