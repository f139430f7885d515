import * as v from "valibot";
import { KEY_DAYS, KEY_NAME_CHARACTERS } from "./limits.ts";
import { LineSchema } from "./text.ts";

/** What a key may do with its owner's items: read them, or also change them. */
export const KEY_SCOPES = ["read", "read-write"] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

const time = v.pipe(v.number(), v.integer(), v.minValue(0));
const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, "is not the id of a key"));

/** POST /api/createKey */
export const CreateKeyRequestSchema = v.object({
  name: v.pipe(LineSchema(KEY_NAME_CHARACTERS), v.minLength(1, "Name is Required")),
  scope: v.picklist(KEY_SCOPES),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(KEY_DAYS)),
});
export type CreateKeyRequest = v.InferOutput<typeof CreateKeyRequestSchema>;

/** POST /api/removeKey */
export const RemoveKeyRequestSchema = v.object({ id });

const KeySchema = v.object({
  id,
  name: v.string(),
  scope: v.picklist(KEY_SCOPES),
  created: time,
  expires: time,
  last_used: v.nullable(time),
  days: v.pipe(
    v.array(v.object({ day: v.string(), calls: v.number() })),
    v.description("calls by day (UTC) on which there were any, newest first"),
  ),
});
export type KeyRow = v.InferOutput<typeof KeySchema>;

/** Newest first. */
export const KeyListSchema = v.array(KeySchema);
export const CreatedKeySchema = v.object({ id, key: v.pipe(v.string(), v.description("given this once")) });
