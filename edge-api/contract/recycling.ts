import * as v from "valibot";
import { IdSchema } from "./ids.ts";

/** The user's choice per recovery stream, `true` = collected (method.md section 6). */
export const RecyclingOverridesSchema = v.object({
  recycle: v.optional(v.record(IdSchema, v.boolean())),
  compost: v.optional(v.record(IdSchema, v.boolean())),
});
