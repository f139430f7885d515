import type * as v from "valibot";
import type { ACCESS } from "./access.ts";
import * as accounts from "./account.ts";
import * as keys from "./keys.ts";
import { CONTENT_ROUTES } from "./content-routes.ts";
import { ITEM_OPERATIONS } from "./item-operations.ts";
import { BODY_LIMITS, PORTFOLIO_ENTRIES, SCORED_LINES } from "./limits.ts";
import { ok, small, tagged, type Described, type Operation } from "./operation.ts";
import { PageFailureSchema } from "./operation-state.ts";
import { PASSKEY_OPERATIONS } from "./passkey-operations.ts";
import { REFERENCE_OPERATIONS } from "./reference-operations.ts";
import * as admin from "./admin-replies.ts";
import * as reply from "./reply-schemas.ts";
import type { DeepReadonly } from "./reply-schemas.ts";
import { ScoreReplySchema, ScoreRequestSchema } from "./score.ts";
import { ScoreReportRequestSchema } from "./score-report.ts";
import { ShareSchema } from "./share.ts";
import { SiteSettingsSchema } from "./site-settings.ts";
import { RollbackSchema, TableUploadSchema } from "./table-upload.ts";

type Rule = (typeof ACCESS)[number];
export type OperationId = Rule extends infer Each
  ? Each extends Rule
    ? `${Each["method"]} ${Each["path"]}`
    : never
  : never;

const { share, table } = BODY_LIMITS;
/** Supports `If-None-Match`. */
const cached = <Schema extends v.GenericSchema | null>(schema: Schema) => ({ 200: schema, 304: null });

const account = tagged("Accounts");
/** Reasons to refuse a new password. */
const WEAK_PASSWORD = ["password_blank", "password_common", "password_own"] as const;
const report = (what: string) =>
  tagged("Reports")(`The results of ${what} were opened`, {
    body: small(ScoreReportRequestSchema),
    errors: ["too_many_requests"],
  });
const PAGE = { limit: "rows of a page", after: "from the Link header of the page before" } as const;
const DATES = { from: "milliseconds since 1970", before: "milliseconds since 1970" } as const;
const administration = <Schema extends v.GenericSchema, const Rest extends Partial<Operation> = object>(
  summary: string,
  schema: Schema,
  rest?: Rest,
): Described<NoInfer<Rest> & { readonly replies: { readonly 200: Schema } }> =>
  Object.assign(tagged("Administration")(summary, { replies: ok(schema) }), rest);
const TABLE = {
  query: { dry_run: "1: full reply, but nothing is changed" },
  errors: ["unknown_kind", "unknown_region", "no_reference_data", "bad_table", "conflict"],
} as const;

/** Describes every call of the access table; a missing row does not compile. */
const CALLS = {
  ...REFERENCE_OPERATIONS,
  "GET /api/health": {
    tag: "Site",
    summary: "The server answers and its database holds data",
    replies: cached(reply.HealthSchema),
    errors: ["no_reference_data"],
  },
  "GET /.well-known/security.txt": {
    tag: "Site",
    summary: "Where to report a vulnerability (RFC 9116), as text",
    replies: ok(null),
  },
  "GET /api/openapi.json": { tag: "Site", summary: "This description", replies: cached(null) },
  "GET /customize/settings.json": {
    tag: "Site",
    summary: "Settings of this site",
    replies: cached(SiteSettingsSchema),
  },
  "GET /content/image": {
    tag: "Site",
    summary: "An image of the texts: PNG, JPEG, GIF, WebP or AVIF, up to 5 MB",
    query: { path: "path of the image at the content service, /wp-content/…" },
    replies: ok(null),
    errors: ["not_found"],
  },
  "GET /content/": {
    tag: "Site",
    summary: "Texts in the format of the WordPress API",
    query: {
      rest_route: CONTENT_ROUTES.join(" or "),
      slug: "texts or categories by name, separated by commas",
      categories: "texts by category numbers",
      lang: "es: in Spanish",
      page: "from 1",
      per_page: "1 to 100, else 10",
    },
    errors: ["content_elsewhere"],
    // statuses and error bodies as in WordPress
    replies: { ...cached(null), 400: null, 404: null },
  },

  "POST /api/login": account("Starts a session", {
    body: small(accounts.LoginRequestSchema),
    replies: { 200: reply.LoginReplySchema, 202: reply.PasskeyRequiredReplySchema },
    errors: ["unknown_email", "wrong_password", "too_many_requests", "too_many_attempts"],
  }),
  "POST /api/register": account("Creates an account and starts a session", {
    body: small(accounts.RegisterRequestSchema),
    replies: { 201: reply.RegisterReplySchema, 200: reply.RegisterReplySchema, 202: reply.MailedReplySchema },
    errors: [...WEAK_PASSWORD, "too_many_requests", "mail_failed", "mail_not_set_up"],
  }),
  "POST /api/resetPassword": account("Mails a link for a new password", {
    body: small(accounts.AddressRequestSchema),
    replies: { 200: reply.EmptySchema, 202: reply.MailedReplySchema },
    errors: ["unknown_email", "too_many_requests", "mail_failed", "mail_not_set_up"],
  }),
  "POST /api/verifyEmail": account(
    "Confirms an email address by the link of a mail, by whoever proves to own the account; or deletes the account",
    {
      body: small(accounts.VerifyEmailRequestSchema),
      errors: [...WEAK_PASSWORD, "unknown_link", "account_needed", "wrong_current_password", "too_many_requests"],
    },
  ),
  "POST /api/sendVerification": account("Mails a link that confirms the caller's email address", {
    errors: ["too_many_requests", "mail_failed", "mail_not_set_up"],
  }),
  "POST /api/loginLink": account(
    "Mails a link that logs in, once, in the browser that asked; the reply does not tell whether the account exists",
    { body: small(accounts.AddressRequestSchema), errors: ["too_many_requests", "mail_failed", "mail_not_set_up"] },
  ),
  "POST /api/logInByLink": account("Starts a session by the link of a mail, in the browser that asked for it", {
    body: small(accounts.LinkRequestSchema),
    replies: { 200: reply.LoginReplySchema, 202: reply.PasskeyRequiredReplySchema },
    errors: ["unknown_link", "too_many_requests"],
  }),
  "POST /api/changeProfile": account("Sets name, last name, company, job and sector of the account", {
    body: small(accounts.ProfileRequestSchema),
    errors: ["too_many_writes"],
  }),
  "POST /api/changeEmail": account(
    "Mails a link to a new address of the account; nothing changes before it is opened",
    {
      body: small(accounts.AddressRequestSchema),
      errors: ["too_many_requests", "mail_failed", "mail_not_set_up"],
    },
  ),
  "POST /api/confirmEmail": account("Takes the new address by the link of the mail, and tells the old one", {
    body: small(accounts.LinkRequestSchema),
    errors: ["unknown_link", "too_many_requests"],
  }),
  "POST /api/restoreEmail": account(
    "Takes the old address back by the link of its notice, ends all sessions, and mails a link for a new password",
    { body: small(accounts.LinkRequestSchema), errors: ["unknown_link", "too_many_requests"] },
  ),
  "POST /api/changePassword": account("Sets a new password and ends all sessions", {
    body: small(accounts.ChangePasswordRequestSchema),
    replies: ok(reply.ChangePasswordReplySchema),
    errors: [...WEAK_PASSWORD, "wrong_current_password", "too_many_requests", "mail_failed", "mail_not_set_up"],
  }),
  "POST /api/logout": account("Ends this session"),
  "GET /api/user": account("The caller's own data", { replies: ok(reply.UserReplySchema) }),
  "GET /api/exportUser": account("Every row of the caller, as a file", { replies: ok(reply.ExportSchema) }),
  "POST /api/deleteUser": account("Deletes the account with all its data", {
    body: small(accounts.DeleteUserRequestSchema),
    errors: ["wrong_current_password", "too_many_requests"],
  }),

  ...PASSKEY_OPERATIONS,

  "GET /api/listKey": account("The caller's keys for scripts, newest first", { replies: ok(keys.KeyListSchema) }),
  "POST /api/createKey": account("Creates a key for scripts; the reply has it once", {
    body: small(keys.CreateKeyRequestSchema),
    replies: ok(keys.CreatedKeySchema),
    errors: ["quota_exceeded", "email_unverified", "too_many_requests"],
  }),
  "POST /api/removeKey": account("Revokes a key", {
    body: small(keys.RemoveKeyRequestSchema),
    errors: ["unknown_item"],
  }),

  "GET /api/listSession": account("The caller's sessions, the one used last first", {
    replies: ok(reply.SessionListSchema),
  }),
  "GET /api/deleteSession/:id": account("Ends one of the caller's sessions", {
    errors: ["unknown_item"],
  }),
  "POST /api/endOtherSessions": account("Ends all sessions of the caller but this one", {
    replies: ok(reply.EndedSessionsSchema),
  }),
  "GET /api/listAccountEvent": account("Logins and changes of the caller's account, newest first", {
    replies: ok(reply.AccountEventListSchema),
  }),

  ...ITEM_OPERATIONS,

  "POST /api/score": {
    tag: "Scores",
    summary: `Scores a comparison, or a portfolio of up to ${SCORED_LINES} lines, as the page does; without a login within tight limits`,
    body: { schema: ScoreRequestSchema, limit: BODY_LIMITS.score },
    replies: ok(ScoreReplySchema),
    errors: ["unknown_version", "no_reference_data", "too_many_requests"],
  },

  "POST /api/share": {
    tag: "Shares",
    summary: `Stores a copy of results that everybody with its id may read; of a portfolio up to ${PORTFOLIO_ENTRIES} lines`,
    body: { schema: ShareSchema, limit: share },
    query: { days: "30, 365 or 0: how long the link works; 0: without end; default 365" },
    replies: ok(reply.ShareReplySchema),
    errors: ["too_many_requests", "too_many_entries", "too_many_usecases"],
  },
  "GET /api/share/:id": {
    tag: "Shares",
    summary: "The results behind an id",
    replies: ok(ShareSchema),
    errors: ["unknown_item", "share_expired", "body_damaged", "too_many_requests"],
  },
  "GET /api/oembed": {
    tag: "Shares",
    summary: "The frame of stored results by oEmbed 1.0, for programs that embed addresses",
    query: {
      url: "address of the results: https://host/s/{id}",
      format: "json",
      maxwidth: "px, at most 600",
      maxheight: "px, at most 480",
    },
    replies: cached(reply.OEmbedReplySchema),
    errors: ["invalid", "unknown_item", "not_implemented"],
  },
  "GET /api/listShare": { tag: "Shares", summary: "The caller's links", replies: ok(reply.ShareListSchema) },
  "GET /api/deleteShare/:id": {
    tag: "Shares",
    summary: "Revokes a link",
    replies: ok(reply.EmptySchema),
    errors: ["unknown_item", "too_many_writes"],
  },

  "POST /api/comparison_scores_calculated": report("a comparison"),
  "POST /api/portfolio_scores_calculated": report("a portfolio"),

  "GET /api/users": administration("Users, page by page", admin.UsersSchema, {
    query: {
      ...PAGE,
      sort: "created, last_login or email",
      search: "how the address, its @host, the name or the last name begins; sort does not apply then",
    },
    errors: ["invalid", "fresh_proof_needed"],
  }),
  "GET /api/list_comparison_scores_calculated": administration("Reports of comparisons", admin.ScoreReportsSchema, {
    query: { ...PAGE, ...DATES },
    errors: ["invalid", "fresh_proof_needed"],
  }),
  "GET /api/list_portfolio_scores_calculated": administration("Reports of portfolios", admin.ScoreReportsSchema, {
    query: { ...PAGE, ...DATES },
    errors: ["invalid", "fresh_proof_needed"],
  }),
  "GET /api/countScoreReports/:kind": administration("Number of reports per day (UTC)", admin.ReportDaysSchema, {
    query: DATES,
    errors: ["invalid", "not_found"],
  }),
  "GET /api/audit": administration("Actions of administrators, newest first", admin.AuditSchema, {
    query: PAGE,
    errors: ["invalid"],
  }),
  "GET /api/operation": administration(
    "State of the installation, and faults of the last day",
    admin.OperationStateSchema,
  ),
  "POST /api/pageFailed": {
    tag: "Site",
    summary: "Counts that a page failed: how, and in which build",
    body: small(PageFailureSchema),
    replies: ok(reply.EmptySchema),
    errors: ["too_many_requests"],
  },
  "GET /api/dataHealth": administration("Faults of the current dataset", admin.DataHealthReplySchema, {
    errors: ["no_reference_data"],
  }),
  "POST /api/updateKind/:kind": administration("Replaces a base table", admin.TableUpdateReplySchema, {
    ...TABLE,
    body: { schema: TableUploadSchema, limit: table },
  }),
  "POST /api/updateKind/:kind/:region": administration("Replaces a table of a region", admin.TableUpdateReplySchema, {
    ...TABLE,
    body: { schema: TableUploadSchema, limit: table },
  }),
  "POST /api/rollbackKind/:kind": administration("Restores an earlier state of a table", admin.TableUpdateReplySchema, {
    ...TABLE,
    errors: [...TABLE.errors, "unknown_version"],
    body: small(RollbackSchema),
  }),
} satisfies Readonly<Record<OperationId, Operation>>;
export const OPERATIONS: Readonly<Record<OperationId, Operation>> = CALLS;

type Call<Id extends OperationId> = (typeof CALLS)[Id];
type OutputOf<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : never;
/** What the call sends; never: no body. */
export type BodyOf<Id extends OperationId> =
  Call<Id> extends { readonly body: { readonly schema: infer Schema extends v.GenericSchema } }
    ? DeepReadonly<v.InferInput<Schema>>
    : never;
/** What a good call is answered, of any status. */
export type ReplyOf<Id extends OperationId> = OutputOf<Call<Id>["replies"][keyof Call<Id>["replies"]]>;
/** The names of its query parameters. */
export type QueryOf<Id extends OperationId> =
  Call<Id> extends { readonly query: infer Query } ? keyof Query & string : never;
