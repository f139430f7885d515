import type * as v from "valibot";
import type { ErrorCode } from "./errors.ts";
import { BODY_LIMITS, type BodyLimit } from "./limits.ts";
import { EmptySchema } from "./reply-schemas.ts";

/** Groups of calls, in the order in which they are described. */
export const TAGS = {
  "Reference data": "The data behind the scores: rows, versions, files. Open to everybody.",
  Scores: "The numbers of the page, for programs.",
  Shares: "Results behind a link.",
  "Own items": "Comparisons, portfolios, products, foods and mapping lists of an account.",
  Accounts: "Login, sessions and the account itself.",
  Passkeys: "Login without a password, and the second factor.",
  Reports: "Results that were opened, counted.",
  Administration: "For administrators only.",
  Site: "The installation.",
} as const;
export type Tag = keyof typeof TAGS;

/** Request and replies of a call, in addition to its row in the access table. */
export interface Operation {
  readonly tag: Tag;
  readonly summary: string;
  /** query parameters with their descriptions */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: { readonly schema: v.GenericSchema; readonly limit: BodyLimit };
  /** accepts If-Match with the version that the change is based on */
  readonly ifMatch?: true;
  /** reply schema by status; null: not our JSON, or no body */
  readonly replies: Readonly<Record<number, v.GenericSchema | null>>;
  /** error codes in addition to those implied by its access rule and body */
  readonly errors?: readonly ErrorCode[];
}

/** The replies of an operation that only succeeds with 200; null = no body. */
export const ok = (schema: v.GenericSchema | null) => ({ 200: schema });
/** A short body. */
export const small = (schema: v.GenericSchema) => ({ schema, limit: BODY_LIMITS.small });

/** Describes calls of one group; unless they say otherwise, they reply with an empty object. */
export const tagged =
  (tag: Tag) =>
  (summary: string, rest: Partial<Operation> = {}): Operation => ({ tag, summary, replies: ok(EmptySchema), ...rest });
