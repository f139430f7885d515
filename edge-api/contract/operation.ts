import type * as v from "valibot";
import type { ErrorCode } from "./errors.ts";
import type { BodyLimit } from "./limits.ts";

/** What a call takes and answers, beside what the access table says of it. */
export interface Operation {
  readonly tag: string;
  readonly summary: string;
  /** parameters behind the `?`, with what they mean */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: { readonly schema: v.GenericSchema; readonly limit: BodyLimit };
  /** may name the version that a change started from */
  readonly ifMatch?: true;
  /** of the answer, by status; null: it is no JSON of ours, or none at all */
  readonly replies: Readonly<Record<number, v.GenericSchema | null>>;
  /** codes beside those that its access and its body bring with them */
  readonly errors?: readonly ErrorCode[];
}
