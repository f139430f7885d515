import type { ContentOrigin } from "./content/content-origin.ts";
import type { Profile, UserReply, UserRow, UserSort } from "./contract/account.ts";
import type { EntityKind } from "./contract/entities.ts";
import type { ReportKind, ScoreReportRow } from "./contract/score-report.ts";
import type { ShareRow } from "./contract/share.ts";
import type { SiteSettings } from "./contract/site-settings.ts";
import type { AuditAction, AuditRow, KindHistoryEntry, ReportDay } from "./contract/table-upload.ts";
import type { DataVersion, UpdateTime } from "./contract/reference-replies.ts";

/** The name of one region's list of rows: content that never changes. */
export interface ListName {
  readonly version: string;
  readonly region: string;
  /** of the text of the whole list */
  readonly sha256: string;
}

/** One kind of a version and region, with the hash of its rows' text. */
export interface KindEntry extends UpdateTime {
  readonly sha256: string;
}

/** A dataset version as it is stored: everything already hashed and written out. */
export interface StoredDataset {
  readonly version: string;
  /** milliseconds since 1970, UTC */
  readonly created: number;
  readonly note: string;
  readonly lists: readonly { readonly name: ListName; readonly kinds: readonly KindEntry[] }[];
  /** by SHA-256, the texts that the kinds point at, as far as the current version does not hold them already */
  readonly texts: ReadonlyMap<string, string>;
}

/** Reference data: rows, versions, update times and the pointer to the current version. */
export interface ReferenceStore {
  /** The current version; null while nothing is published. */
  currentVersion(): Promise<string | null>;
  /** The list of a region in the current version, or in the version asked for; null: there is none. */
  findList(region: string, version?: string): Promise<ListName | null>;
  /** The kinds of a list in their order. */
  listKinds(name: ListName): Promise<readonly KindEntry[]>;
  /** The rows' text of every kind of a list, in their order. */
  listTexts(name: ListName): Promise<readonly string[]>;
  /** The rows' text of this hash; null: unknown. */
  findText(sha256: string): Promise<string | null>;
  /** Newest first. */
  listVersions(): Promise<readonly DataVersion[]>;
  /** The states that a table has had, newest first; a version that left it as it was is no state. */
  listStates(kind: string, region: string, limit: number): Promise<readonly KindHistoryEntry[]>;
  /** Versions whose name begins so. */
  countVersions(prefix: string): Promise<number>;
  /**
   * Stores a version and makes it the current one: as a whole, or not at all. With `change` only in place of the
   * version that it was made from, and with its line of the audit log; false: another version is current.
   */
  publish(dataset: StoredDataset, change?: DatasetChange): Promise<boolean>;
}

/** What an administrator's publication has to hold to. */
export interface DatasetChange {
  readonly replaces: string;
  readonly audit: AuditEntry;
}

export interface AuditEntry {
  /** milliseconds since 1970, UTC */
  readonly at: number;
  readonly userId: string;
  readonly action: AuditAction;
  readonly target: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** What administrators did. Lines are added and never changed. */
export interface AuditStore {
  record(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  list(limit: number, after: string | null): Promise<Page<AuditRow>>;
  listOf(userId: string): Promise<readonly Omit<AuditRow, "email">[]>;
}

/** Immutable copies by content address. They may be missing, late or broken: never the truth. */
export interface CopyStore {
  get(key: string): Promise<ArrayBuffer | null>;
  put(key: string, bytes: ArrayBuffer): Promise<void>;
}

/** An account as the server needs it to check a password. */
export interface Account {
  readonly userId: string;
  readonly email: string;
  /** PHC string */
  readonly passwordHash: string;
  readonly isAdmin: boolean;
}

export interface NewAccount {
  readonly userId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly profile: Profile;
  /** milliseconds since 1970, UTC */
  readonly created: number;
}

/** A page of a list, newest first. To read on, hand `next` in as `after`. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** null: this was the last page */
  readonly next: string | null;
}

/** Which users, in which order: the newest first, the latest to log in first, or by address. */
export interface UserChoice {
  readonly sort: UserSort;
  /** in the address or a name; "" = all */
  readonly search: string;
}

export interface AccountStore {
  findByEmail(email: string): Promise<Account | null>;
  findById(userId: string): Promise<Account | null>;
  /** false: there is an account with this address already, and nothing was stored */
  create(account: NewAccount): Promise<boolean>;
  recordLogin(userId: string, at: number, passwordHash: string): Promise<void>;
  readUser(userId: string): Promise<UserReply | null>;
  /** What else an export holds: the whole profile, and when the newsletter was asked for. */
  readProfile(userId: string): Promise<(Profile & { readonly newsletter_consent: number | null }) | null>;
  list(limit: number, after: string | null, choice?: UserChoice): Promise<Page<UserRow>>;
  /** Sets a password and ends all sessions and reset links of the user, as a whole. */
  changePassword(userId: string, passwordHash: string): Promise<void>;
  /** The same for the holder of a reset token, which is used up by it; null: it is none, expired, or was used before. */
  usePasswordReset(tokenHash: string, passwordHash: string, now: number): Promise<string | null>;
  /** The account and every row that names it. */
  remove(userId: string): Promise<void>;
}

/** A session with what its owner may do at this moment: the role is never remembered. */
export interface StoredSession {
  readonly userId: string;
  readonly email: string;
  readonly isAdmin: boolean;
  /** milliseconds since 1970, UTC */
  readonly created: number;
  readonly lastUsed: number;
}

/** Sessions and reset tokens, by the SHA-256 of their token; the tokens themselves are nowhere. */
export interface SessionStore {
  create(tokenHash: string, userId: string, now: number): Promise<void>;
  find(tokenHash: string): Promise<StoredSession | null>;
  touch(tokenHash: string, now: number): Promise<void>;
  end(tokenHash: string): Promise<void>;
  /** Deletes what a user cannot use any more: sessions made before `created` or not used since `lastUsed`. */
  sweep(userId: string, created: number, lastUsed: number): Promise<void>;
  /** One a user: an earlier one stops working. */
  createReset(tokenHash: string, userId: string, expires: number): Promise<void>;
  /** Whose reset token this is; null: it is none, or expired. */
  findReset(tokenHash: string, now: number): Promise<string | null>;
}

/** An item as it is stored: JSON text, and for a large portfolio its entries apart. */
export interface StoredItem {
  readonly id: string;
  readonly version: number;
  /** when its content changed last, milliseconds since 1970, UTC */
  readonly updated: number;
  /** an object, without its version */
  readonly body: string;
}

export interface ItemWrite {
  readonly kind: EntityKind;
  readonly userId: string;
  readonly id: string;
  readonly body: string;
  /** packed entries of a large portfolio */
  readonly entries?: PackedEntries | undefined;
  /** the version that the change started from; absent: whatever there is */
  readonly expected?: number | undefined;
  /** milliseconds since 1970, UTC */
  readonly now: number;
}

export interface PackedEntries {
  readonly sha256: string;
  /** base64, cut into parts that fit into a row */
  readonly parts: readonly string[];
}

/** Items of users. Every call names the owner: what is another's is not there. */
export interface ItemStore {
  /** In the order in which they were made. */
  list(kind: EntityKind, userId: string): Promise<readonly StoredItem[]>;
  find(kind: EntityKind, userId: string, id: string): Promise<StoredItem | null>;
  /**
   * Makes the item or replaces it, in one step: 50 at once make one row, and quotas hold. The same content again
   * changes nothing. Answers the version; null: refused by the quota, or because another version is there.
   */
  upsert(write: ItemWrite): Promise<number | null>;
  /** Replaces the item; null: it is not there, another version is, or there is no room. */
  update(write: ItemWrite): Promise<number | null>;
  /** false: there was none */
  remove(kind: EntityKind, userId: string, id: string): Promise<boolean>;
  /** A portfolio and its packed entries, as they were at one moment; no parts: its body holds them. */
  findPortfolio(
    userId: string,
    id: string,
  ): Promise<{ readonly item: StoredItem; readonly parts: readonly string[] } | null>;
}

export interface DateRange {
  readonly from: number;
  readonly before: number;
}

export interface ScoreReportStore {
  /** Once a kind, user and content; `userId` null: some guest. */
  record(kind: ReportKind, userId: string | null, hash: string, date: number): Promise<void>;
  /** Newest first; `dates` from, and before: milliseconds since 1970, UTC. */
  list(kind: ReportKind, limit: number, after: string | null, dates?: DateRange): Promise<Page<ScoreReportRow>>;
  /** Days of UTC with at least one report, the latest first. */
  countDays(kind: ReportKind, dates: DateRange): Promise<readonly ReportDay[]>;
  listOf(userId: string): Promise<readonly (Omit<ScoreReportRow, "email"> & { readonly kind: ReportKind })[]>;
}

/** Results that were handed on by a link. */
export interface NewShare extends ShareRow {
  readonly userId: string;
  /** JSON text of what is shown */
  readonly body: string;
}

export interface ShareStore {
  /** false: there is no room for more, and nothing was stored */
  create(share: NewShare): Promise<boolean>;
  /** The body, for everybody who has the id; null: there is none, or it was revoked. */
  find(id: string): Promise<string | null>;
  /** Newest first. */
  list(userId: string): Promise<readonly ShareRow[]>;
  /** false: the user has none of this id */
  remove(userId: string, id: string): Promise<boolean>;
}

/** What a counter says after it was asked or moved. */
export interface Count {
  readonly count: number;
  /** when the window ends, milliseconds since 1970, UTC */
  readonly expires: number;
}

/** Counters that all isolates share. A window begins with the first hit after the one before ended. */
export interface RateCounters {
  /** Adds one, in one step. `sliding`: each hit starts the window anew. */
  hit(key: string, now: number, window: number, sliding?: boolean): Promise<Count>;
  read(key: string, now: number): Promise<Count>;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** @throws if the mail was neither sent nor kept for sending */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Slow on purpose. Hashes are PHC strings, which name their own parameters. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Whether this is the password; `needsRehash`: right, but hashed with other parameters than today's. */
  verify(password: string, phc: string): Promise<{ readonly matches: boolean; readonly needsRehash: boolean }>;
}

/** What an operator has to see; fields hold no personal data, no token and no raw address. */
export interface Log {
  warn(event: string, fields: Readonly<Record<string, unknown>>): void;
  error(event: string, fields: Readonly<Record<string, unknown>>): void;
}

/** Everything that lies in the database. */
export interface Stores {
  readonly reference: ReferenceStore;
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly items: ItemStore;
  readonly scoreReports: ScoreReportStore;
  readonly shares: ShareStore;
  readonly audit: AuditStore;
  readonly rates: RateCounters;
}

/** What the server needs from outside. The two entries choose the adapters; tests bring their own. */
export interface Ports extends Stores {
  readonly copies: CopyStore;
  readonly settings: SiteSettings;
  /** the content service that /content stands in for; null: the shipped texts */
  readonly contentOrigin: ContentOrigin | null;
  /** the built client; answers 404 for what it does not hold */
  readonly assets: (request: Request) => Promise<Response>;
  readonly log: Log;
  /** milliseconds since 1970, UTC */
  readonly now: () => number;
  /** comes back after so many milliseconds; meanwhile others have the thread */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly newRequestId: () => string;
  readonly hasher: PasswordHasher;
  readonly mailer: Mailer;
  /** where people reach the page, for links in mails: `https://host`, no slash at the end */
  readonly publicOrigin: string;
  /** the network address of who asks, as far as the platform knows it */
  readonly clientAddress: (request: Request) => string;
}
