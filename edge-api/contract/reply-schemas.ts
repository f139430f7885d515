import * as v from "valibot";
import { ACCOUNT_EVENTS } from "./account-events.ts";
import { ACCOUNT_EXISTS } from "./account.ts";
import { ComparisonSchema } from "./comparison.ts";
import { CustomFoodSchema } from "./custom-food.ts";
import { DeviceSchema } from "./device.ts";
import { SavedProductSchema } from "./entities.ts";
import { NameMappingsSchema } from "./name-mappings.ts";
import { TRANSPORTS } from "./passkeys.ts";
import { PortfolioEntrySchema, PortfolioHeadSchema } from "./portfolio.ts";
import { SHARE_KINDS } from "./share.ts";

// Replies: schemas for the API description, for pages and tests that check them, and the source of their types.

export type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;
/** A reply of this schema. */
export type Reply<Schema extends v.GenericSchema> = DeepReadonly<v.InferOutput<Schema>>;

export const time = v.pipe(v.number(), v.description("milliseconds since 1970, UTC"));
export const maybeTime = v.nullable(time);
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const version = v.pipe(v.string(), v.description("name of a dataset version"));
export const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const EmptySchema = v.object({});
/** GET /api/health of a server that can answer. */
export const HealthSchema = v.variant("status", [
  v.object({ status: v.literal("ok"), version }),
  /** it answers, but cannot mail links until these variables are set */
  v.object({ status: v.literal("incomplete"), version, missingSettings: v.array(v.string()) }),
]);
export type HealthReply = Reply<typeof HealthSchema>;

export const LoginReplySchema = v.object({ accessToken: v.string(), isAdmin: v.boolean() });
export type LoginReply = Reply<typeof LoginReplySchema>;
/**
 * 202 of a login: the password is right, and a passkey or recovery code is required (POST /api/secondFactor). The
 * ticket is valid for that call only, for LOGIN_TICKET_LIFE.
 */
export const PasskeyRequiredReplySchema = v.object({
  status: v.literal("passkey_required"),
  ticket: v.string(),
});
export type PasskeyRequiredReply = Reply<typeof PasskeyRequiredReplySchema>;
const descriptor = v.object({
  id: v.string(),
  type: v.literal("public-key"),
  transports: v.array(v.picklist(TRANSPORTS)),
});
/** Options to get an assertion (PublicKeyCredentialRequestOptionsJSON). */
export const AssertionOptionsSchema = v.object({
  challenge: v.string(),
  rpId: v.string(),
  /** milliseconds */
  timeout: count,
  userVerification: v.picklist(["required", "preferred"]),
  /** empty: any passkey of this site */
  allowCredentials: v.array(descriptor),
});
// the lists of the browser's interface are not readonly
export type AssertionOptions = v.InferOutput<typeof AssertionOptionsSchema>;
/** Options to create a passkey (PublicKeyCredentialCreationOptionsJSON). */
export const AttestationOptionsSchema = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal("public-key") })),
  timeout: count,
  attestation: v.literal("none"),
  authenticatorSelection: v.object({ residentKey: v.literal("preferred"), userVerification: v.literal("preferred") }),
  excludeCredentials: v.array(descriptor),
});
export type AttestationOptions = v.InferOutput<typeof AttestationOptionsSchema>;
export const PasskeysReplySchema = v.object({
  /** the oldest first */
  passkeys: v.array(v.object({ id: v.string(), name: v.string(), created: time, last_used: maybeTime })),
  /** whether password logins require a passkey too */
  asks_passkey: v.boolean(),
  /** true for administrators with a passkey, who cannot switch that off */
  is_required: v.boolean(),
  /** number of unused ones */
  recovery_codes: count,
});
export type PasskeysReply = Reply<typeof PasskeysReplySchema>;
/** A passkey as shown to its owner. */
export type PasskeyRow = PasskeysReply["passkeys"][number];
/** The codes in plain text; only their hashes are stored. */
export const RecoveryCodesReplySchema = v.object({ codes: v.array(v.string()) });
export type RecoveryCodesReply = Reply<typeof RecoveryCodesReplySchema>;
/** The reply does not reveal whether the account exists; a mail was sent. */
export const MailedReplySchema = v.object({ status: v.literal("mailed") });
/** 201 for a new account; 200 with `exists` for a known address; 202 if neither may be revealed. */
export const RegisterReplySchema = v.union([
  v.object({ status: v.literal("created"), ...LoginReplySchema.entries }),
  v.object({ status: v.literal("exists"), error: v.literal(ACCOUNT_EXISTS) }),
  MailedReplySchema,
]);
export type RegisterReply = Reply<typeof RegisterReplySchema>;
/** A change ends all sessions; a call within a session gets a new token. */
export const ChangePasswordReplySchema = v.partial(LoginReplySchema);
export type ChangePasswordReply = Reply<typeof ChangePasswordReplySchema>;
export const UserReplySchema = v.object({
  name: v.string(),
  last_name: v.string(),
  email: v.string(),
  company: v.string(),
  job: v.string(),
  sector: v.string(),
  country: v.string(),
  employees: v.nullable(v.number()),
  isAdmin: v.boolean(),
  /** the address was confirmed by a mailed link */
  emailVerified: v.boolean(),
  /** shares and the full storage quota require a confirmed address first */
  waitsForEmail: v.boolean(),
  /** when the account is deleted unless the address is confirmed; null: never */
  confirm_by: maybeTime,
  created: time,
  last_login: maybeTime,
});
export type UserReply = Reply<typeof UserReplySchema>;

export const SessionListSchema = v.array(
  v.object({
    /** for the owner's list; not a token */
    id: v.string(),
    ...DeviceSchema.entries,
    created: time,
    /** updated at most every ten minutes */
    last_used: time,
    /** whether it is the session of this call */
    current: v.boolean(),
  }),
);
export type SessionRow = Reply<typeof SessionListSchema>[number];
export const EndedSessionsSchema = v.object({ ended: count });
/** `at` of a counted event is its last occurrence. */
export const AccountEventListSchema = v.array(
  v.object({ at: time, event: v.picklist(ACCOUNT_EVENTS), ...DeviceSchema.entries, count }),
);
export type AccountEventRow = Reply<typeof AccountEventListSchema>[number];

/** When a kind of the base or a region last changed; 0: it has no rows there. */
const updateTime = v.object({ kind: v.string(), updateTime: time });
export const UpdateTimesSchema = v.array(updateTime);
export type UpdateTime = Reply<typeof updateTime>;
export const ReferenceRowsSchema = v.array(
  v.object({
    kind: v.string(),
    data: v.pipe(v.string(), v.description("JSON text of one object that maps keys to records")),
  }),
);
export const KindUpdateReplySchema = v.object({ ...updateTime.entries, version });
export type KindUpdateReply = Reply<typeof KindUpdateReplySchema>;
/** Newest first. Versions are never deleted. */
export const DataVersionsSchema = v.array(v.object({ version, created: time, note: v.string() }));
export type DataVersion = Reply<typeof DataVersionsSchema>[number];

/** Reply of create{Kind} and update{Kind}. */
export const SavedReplySchema = v.object({ id: v.string(), version: count });
export type SavedReply = Reply<typeof SavedReplySchema>;
const versioned = { version: count, updated: time };
const entries = v.record(v.string(), v.array(PortfolioEntrySchema));
export const LISTED_SCHEMAS = {
  comparison: v.array(v.object({ ...ComparisonSchema.entries, ...versioned })),
  product: v.array(v.object({ ...SavedProductSchema.entries, ...versioned })),
  food: v.array(v.object({ ...CustomFoodSchema.entries, ...versioned })),
  mapping: v.array(v.object({ ...NameMappingsSchema.entries, ...versioned })),
  portfolio: v.array(
    v.object({
      ...PortfolioHeadSchema.entries,
      ...versioned,
      products: v.optional(entries),
      entry_count: v.pipe(v.optional(count), v.description("in place of the products of a large portfolio")),
    }),
  ),
} as const;
export const WholePortfolioSchema = v.object({ ...PortfolioHeadSchema.entries, ...versioned, products: entries });
/**
 * POST /api/createPortfolio and /api/updatePortfolio. The server parses the entries in one pass, without this schema.
 */
export const PortfolioRequestSchema = v.object({ ...PortfolioHeadSchema.entries, products: entries });
export const ExportSchema = v.looseObject({ user: v.looseObject({ email: v.string() }) });

/** Everybody with the id may read. */
export const ShareReplySchema = v.object({
  id: v.string(),
  created: time,
  /** null: never */
  expires: maybeTime,
});
export type ShareReply = Reply<typeof ShareReplySchema>;
/** oEmbed 1.0, type rich. */
export const OEmbedReplySchema = v.object({
  version: v.literal("1.0"),
  type: v.literal("rich"),
  title: v.string(),
  provider_name: v.string(),
  provider_url: v.string(),
  cache_age: count,
  width: count,
  height: count,
  html: v.pipe(v.string(), v.description("a frame; it tells its height by messages")),
});
export type OEmbedReply = Reply<typeof OEmbedReplySchema>;

export const ShareRowSchema = v.object({
  id: v.string(),
  kind: v.picklist(SHARE_KINDS),
  /** name of the comparison or portfolio when it was shared */
  name: v.string(),
  data_version: version,
  created: time,
});
export type ShareRow = Reply<typeof ShareRowSchema>;
/** Newest first. */
export const ShareListSchema = v.array(
  v.object({
    ...ShareRowSchema.entries,
    /** null: never */
    expires: maybeTime,
    /** to the hour; null: not yet */
    last_opened: maybeTime,
  }),
);
export type ShareListRow = Reply<typeof ShareListSchema>[number];
