import * as v from "valibot";
import { ACCOUNT_EVENTS, type AccountEventRow } from "./account-events.ts";
import {
  ACCOUNT_EXISTS,
  type LoginReply,
  type MailedReply,
  type PasskeyRequiredReply,
  type RegisterReply,
  type UserReply,
  type UserRow,
} from "./account.ts";
import { ComparisonSchema } from "./comparison.ts";
import { CustomFoodSchema } from "./custom-food.ts";
import { NameMappingsSchema } from "./name-mappings.ts";
import { DeviceSchema } from "./device.ts";
import { SavedProductSchema, type MissingPartsReply, type SavedReply } from "./entities.ts";
import { METRIC_IDS } from "./metrics.ts";
import {
  TRANSPORTS,
  type AssertionOptions,
  type AttestationOptions,
  type PasskeysReply,
  type RecoveryCodesReply,
} from "./passkeys.ts";
import { ManifestSchema, PartNameSchema, type ListedPart, type PartColumns } from "./portfolio-part.ts";
import { PortfolioEntrySchema, PortfolioHeadSchema } from "./portfolio.ts";
import { REFERENCE_KINDS } from "./reference-kinds.ts";
import type { HealthReply } from "./health.ts";
import type { OperationState } from "./operation-state.ts";
import type { DataVersion, KindUpdateReply, TimedRow, UpdateTime } from "./reference-replies.ts";
import type { ScoreReportRow } from "./score-report.ts";
import type { EndedSessionsReply, SessionRow } from "./session.ts";
import { SHARE_KINDS, type ShareReply, type ShareRow } from "./share.ts";
import {
  AUDIT_ACTIONS,
  TABLE_FAULT_CODES,
  type AuditRow,
  type DataHealthReply,
  type KindHistoryEntry,
  type ReportDay,
  type TableDifference,
  type TableFault,
  type TableUpdateReply,
} from "./table-upload.ts";

// Reply schemas, for the API description and the tests that check replies. Where the client has an interface, the
// compiler compares both.

/** milliseconds since 1970, UTC */
const time = v.pipe(v.number(), v.description("milliseconds since 1970, UTC"));
const maybeTime = v.nullable(time);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const version = v.pipe(v.string(), v.description("name of a dataset version"));
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const EmptySchema = v.object({});
export const OperationStateSchema: v.GenericSchema<OperationState> = v.object({
  build: v.nullable(v.string()),
  dataVersion: v.nullable(version),
  migrations: v.array(v.string()),
  storageBytes: v.nullable(v.number()),
  lastBackup: maybeTime,
  mail: v.picklist(["provider", "outbox", "missing"]),
  missingSettings: v.array(v.string()),
  errors: v.array(v.object({ code: v.string(), build: v.string(), count: v.number() })),
});

export const HealthSchema: v.GenericSchema<HealthReply> = v.variant("status", [
  v.object({ status: v.literal("ok"), version }),
  v.object({ status: v.literal("incomplete"), version, missingSettings: v.array(v.string()) }),
]);

export const LoginReplySchema: v.GenericSchema<LoginReply> = v.object({
  accessToken: v.string(),
  isAdmin: v.boolean(),
});
export const PasskeyRequiredReplySchema: v.GenericSchema<PasskeyRequiredReply> = v.object({
  status: v.literal("passkey_required"),
  ticket: v.string(),
});
const descriptor = v.object({
  id: v.string(),
  type: v.literal("public-key"),
  transports: v.array(v.picklist(TRANSPORTS)),
});
export const AssertionOptionsSchema: v.GenericSchema<AssertionOptions> = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: count,
  userVerification: v.picklist(["required", "preferred"]),
  allowCredentials: v.array(descriptor),
});
export const AttestationOptionsSchema: v.GenericSchema<AttestationOptions> = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal("public-key") })),
  timeout: count,
  attestation: v.literal("none"),
  authenticatorSelection: v.object({
    residentKey: v.literal("preferred"),
    userVerification: v.literal("preferred"),
  }),
  excludeCredentials: v.array(descriptor),
});
export const PasskeysReplySchema: v.GenericSchema<PasskeysReply> = v.object({
  passkeys: v.array(v.object({ id: v.string(), name: v.string(), created: time, last_used: maybeTime })),
  asks_passkey: v.boolean(),
  is_required: v.boolean(),
  recovery_codes: count,
});
export const RecoveryCodesReplySchema: v.GenericSchema<RecoveryCodesReply> = v.object({ codes: v.array(v.string()) });
/** The reply does not reveal whether the account exists; a mail was sent. */
export const MailedReplySchema: v.GenericSchema<MailedReply> = v.object({ status: v.literal("mailed") });
export const RegisterReplySchema: v.GenericSchema<RegisterReply> = v.union([
  v.object({ status: v.literal("created"), accessToken: v.string(), isAdmin: v.boolean() }),
  v.object({ status: v.literal("exists"), error: v.literal(ACCOUNT_EXISTS) }),
  MailedReplySchema,
]);
/** A change ends all sessions; a call within a session gets a new token. */
export const ChangePasswordReplySchema = v.object({
  accessToken: v.optional(v.string()),
  isAdmin: v.optional(v.boolean()),
});
export const UserReplySchema: v.GenericSchema<UserReply> = v.object({
  name: v.string(),
  last_name: v.string(),
  email: v.string(),
  company: v.string(),
  job: v.string(),
  sector: v.string(),
  country: v.string(),
  employees: v.nullable(v.number()),
  isAdmin: v.boolean(),
  emailVerified: v.boolean(),
  waitsForEmail: v.boolean(),
  confirm_by: maybeTime,
  created: time,
  last_login: maybeTime,
});

export const SessionListSchema: v.GenericSchema<SessionRow[]> = v.array(
  v.object({ id: v.string(), ...DeviceSchema.entries, created: time, last_used: time, current: v.boolean() }),
);
export const EndedSessionsSchema: v.GenericSchema<EndedSessionsReply> = v.object({ ended: count });
export const AccountEventListSchema: v.GenericSchema<AccountEventRow[]> = v.array(
  v.object({ at: time, event: v.picklist(ACCOUNT_EVENTS), ...DeviceSchema.entries, count }),
);

const updateTime = v.object({ kind: v.string(), updateTime: time });
export const UpdateTimesSchema: v.GenericSchema<UpdateTime[]> = v.array(updateTime);
export const TimedRowsSchema: v.GenericSchema<TimedRow[]> = v.array(
  v.object({
    ...updateTime.entries,
    data: v.pipe(v.string(), v.description("JSON text of one object that maps keys to records")),
  }),
);
export const KindUpdateReplySchema: v.GenericSchema<KindUpdateReply> = v.object({ ...updateTime.entries, version });
export const DataVersionsSchema: v.GenericSchema<DataVersion[]> = v.array(
  v.object({ version, created: time, note: v.string() }),
);

export const SavedReplySchema: v.GenericSchema<SavedReply> = v.object({ id: v.string(), version: count });
export const MissingPartsReplySchema: v.GenericSchema<MissingPartsReply> = v.object({
  missing: v.pipe(v.array(PartNameSchema), v.description("nothing was saved: send these parts, then save again")),
});
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
export const ListedPartSchema: v.GenericSchema<ListedPart> = v.object({ sha256, lines: count });
/** A large portfolio names its parts in place of `products`, if it is asked for them. */
export const WholePortfolioSchema = v.object({
  ...PortfolioHeadSchema.entries,
  ...versioned,
  products: v.optional(entries),
  entry_count: v.optional(count),
  parts: v.optional(v.array(ListedPartSchema)),
});
const numbers = v.array(v.number());
/** The server checks parts without this schema. */
export const PartSchema: v.GenericSchema<PartColumns> = v.object({
  ids: v.array(v.string()),
  labels: v.array(v.string()),
  useCase: numbers,
  product: numbers,
  food: numbers,
  quantity: numbers,
  label: v.exactOptional(numbers),
  place: v.exactOptional(numbers),
  gtin: v.exactOptional(numbers),
  item_code: v.exactOptional(numbers),
  site: v.exactOptional(numbers),
  country: v.exactOptional(numbers),
  order_number: v.exactOptional(numbers),
  date: v.exactOptional(numbers),
});
/**
 * POST /api/createPortfolio and /api/updatePortfolio. The server parses the entries in one pass, without this schema.
 */
export const PortfolioRequestSchema = v.object({
  ...PortfolioHeadSchema.entries,
  products: v.optional(entries),
  parts: v.pipe(
    v.optional(ManifestSchema),
    v.description("names of parts that were sent before, in place of products"),
  ),
});
export const ExportSchema = v.looseObject({ user: v.looseObject({ email: v.string() }) });

export const ShareReplySchema: v.GenericSchema<ShareReply> = v.object({ id: v.string(), created: time });
export const ShareListSchema: v.GenericSchema<ShareRow[]> = v.array(
  v.object({
    id: v.string(),
    kind: v.picklist(SHARE_KINDS),
    name: v.string(),
    data_version: version,
    created: time,
  }),
);

const difference: v.GenericSchema<TableDifference> = v.object({
  before: count,
  now: count,
  counts: v.object({ added: count, changed: count, removed: count }),
  added: v.array(v.string()),
  removed: v.array(v.string()),
  changed: v.array(
    v.object({
      key: v.string(),
      fields: v.array(v.object({ field: v.string(), before: v.unknown(), now: v.unknown() })),
    }),
  ),
});
const beforeAndNow = v.tuple([v.nullable(v.number()), v.nullable(v.number())]);
export const TableUpdateReplySchema: v.GenericSchema<TableUpdateReply> = v.object({
  kind: v.picklist(REFERENCE_KINDS),
  region: v.string(),
  dryRun: v.boolean(),
  version,
  unchanged: v.boolean(),
  difference,
  effect: v.exactOptional(
    v.object({
      scored: count,
      changed: count,
      large: count,
      firstPlaces: count,
      products: v.array(
        v.object({
          region: v.string(),
          usecase_id: v.string(),
          prodsys_id: v.string(),
          prodsys_name: v.string(),
          summary: beforeAndNow,
          scores: v.partial(v.object(Object.fromEntries(METRIC_IDS.map((id) => [id, beforeAndNow])))),
        }),
      ),
    }),
  ),
});
export const KindHistorySchema: v.GenericSchema<KindHistoryEntry[] | TableDifference> = v.union([
  v.array(v.object({ version, created: time, updateTime: time, note: v.string(), sha256, bytes: count })),
  difference,
]);
export const TableFaultSchema: v.GenericSchema<TableFault> = v.object({
  kind: v.string(),
  region: v.string(),
  row: v.nullable(count),
  key: v.string(),
  field: v.string(),
  code: v.picklist(TABLE_FAULT_CODES),
  text: v.string(),
});
const scored = { region: v.string(), usecase_id: v.string(), prodsys_id: v.string() };
export const DataHealthReplySchema: v.GenericSchema<DataHealthReply> = v.object({
  version,
  faults: v.array(TableFaultSchema),
  warnings: v.array(v.object({ ...scored, code: v.string(), id: v.string() })),
  outOfRange: v.array(v.object({ ...scored, metric_id: v.picklist(METRIC_IDS), score: v.number() })),
});

export const UsersSchema: v.GenericSchema<UserRow[]> = v.array(
  v.object({ name: v.string(), last_name: v.string(), email: v.string(), last_login: maybeTime }),
);
export const ScoreReportsSchema: v.GenericSchema<ScoreReportRow[]> = v.array(
  v.object({ email: v.string(), hash: v.string(), date: time }),
);
export const ReportDaysSchema: v.GenericSchema<ReportDay[]> = v.array(v.object({ day: v.string(), count }));
export const AuditSchema: v.GenericSchema<AuditRow[]> = v.array(
  v.object({
    id: count,
    at: time,
    email: v.nullable(v.string()),
    action: v.picklist(AUDIT_ACTIONS),
    target: v.string(),
    details: v.record(v.string(), v.unknown()),
  }),
);
