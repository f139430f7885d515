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
export const ok = <Schema extends v.GenericSchema | null>(schema: Schema) => ({ 200: schema });
/** A short body. */
export const small = <Schema extends v.GenericSchema>(schema: Schema) => ({ schema, limit: BODY_LIMITS.small });

type Empty = { readonly replies: { readonly 200: typeof EmptySchema } };
/** An operation with the types of its own body and replies. */
export type Described<Rest> = { readonly tag: Tag; readonly summary: string } & Rest &
  (Rest extends Pick<Operation, "replies"> ? unknown : Empty);

/** Describes calls of one group; unless they say otherwise, they reply with an empty object. */
export const tagged =
  (tag: Tag) =>
  // the types of its schemas are those of the page's calls
  <const Rest extends Partial<Operation> = object>(summary: string, rest?: Rest): Described<NoInfer<Rest>> =>
    ({ tag, summary, replies: ok(EmptySchema), ...rest }) as Described<NoInfer<Rest>>;
