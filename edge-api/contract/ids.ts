import * as v from "valibot";

/** Ids of user entities and reference rows (security-and-reliability.md, limits). */
export const ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

/** Names that every JavaScript object inherits: as keys they would reach the prototype. */
const RESERVED = new Set(["__proto__", "constructor", "prototype"]);

export const IdSchema = v.pipe(
  v.string(),
  v.regex(ID_PATTERN, "an id has 1 to 64 letters, digits, _ or -"),
  v.check((id) => !RESERVED.has(id), "this id is reserved"),
);

/** The food assumed if none is chosen (specification section 9). */
export const DEFAULT_FOOD_ID = "default_worst";
