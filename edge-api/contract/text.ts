import * as v from "valibot";
import { hasBidiControl } from "./bidi-controls.ts";
import { isPlainLine } from "./plain-line.ts";

const longest = (max: number) => v.maxLength<string, number, string>(max, `At most ${max} characters`);
const undirected = v.check(
  (text: string) => !hasBidiControl(text),
  "No invisible characters that change the direction of text, please",
);
const plain = v.check(isPlainLine, "One line without control characters, please");

/** A label as it is typed, untrimmed: one plain line, or nothing. */
export const LabelSchema = (max: number) => v.pipe(v.string(), longest(max), undirected, plain);

/** One plain line of typed text, trimmed. */
export const LineSchema = (max: number) => v.pipe(v.string(), undirected, plain, v.trim(), longest(max));

/** The name of anything that users name: one plain line, trimmed and not empty. @param missing text for a missing name */
export const NameSchema = (max: number, missing = "Name is Required") =>
  v.pipe(v.string(missing), LineSchema(max), v.minLength(1, missing));

/** A number that JSON can represent: finite and not NaN. */
export const FiniteSchema = v.pipe(v.number(), v.finite());
