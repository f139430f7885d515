import type { ContentOrigin } from "./content/content-origin.ts";
import type { SiteSettings } from "./contract/site-settings.ts";
import type { AccountEventStore } from "./ports/account-event-store.ts";
import type { AccountStore } from "./ports/account-store.ts";
import type { AuditStore } from "./ports/audit-store.ts";
import type { Bodies } from "./ports/bodies.ts";
import type { CopyStore } from "./ports/copy-store.ts";
import type { DeviceMarks } from "./ports/device-marks.ts";
import type { ItemStore } from "./ports/item-store.ts";
import type { KeyStore } from "./ports/key-store.ts";
import type { Log } from "./ports/log.ts";
import type { LoginProofStore } from "./ports/login-proof-store.ts";
import type { Mailer } from "./ports/mailer.ts";
import type { MailedLinkStore } from "./ports/mailed-link-store.ts";
import type { OperationStore } from "./ports/operation-store.ts";
import type { PasskeyStore } from "./ports/passkey-store.ts";
import type { PasswordHasher } from "./ports/password-hasher.ts";
import type { RateCounters } from "./ports/rate-counters.ts";
import type { RateLimiters } from "./ports/rate-limiter.ts";
import type { RequestTally } from "./ports/request-tally.ts";
import type { RetentionStore } from "./ports/retention-store.ts";
import type { ReferenceStore } from "./ports/reference-store.ts";
import type { ScoreReportStore } from "./ports/score-report-store.ts";
import type { SessionStore } from "./ports/session-store.ts";
import type { ShareStore } from "./ports/share-store.ts";

/** All stores in the database. */
export interface Stores {
  readonly reference: ReferenceStore;
  readonly accounts: AccountStore;
  readonly accountEvents: AccountEventStore;
  readonly sessions: SessionStore;
  readonly deviceMarks: DeviceMarks;
  readonly passkeys: PasskeyStore;
  readonly keys: KeyStore;
  readonly loginProofs: LoginProofStore;
  readonly mailedLinks: MailedLinkStore;
  readonly items: ItemStore;
  /** large documents; a bucket or a folder takes the place of the database */
  readonly bodies: Bodies;
  readonly scoreReports: ScoreReportStore;
  readonly shares: ShareStore;
  readonly audit: AuditStore;
  readonly rates: RateCounters;
  readonly retention: RetentionStore;
  readonly operation: OperationStore;
}

/** What the server needs from its platform. Both entries choose the adapters; tests bring their own. */
export interface Ports extends Stores {
  readonly copies: CopyStore;
  /** the reference data where a moment's delay does no harm: a replica near the reader; absent: `reference` */
  readonly openReference?: ReferenceStore | undefined;
  /** rates that the platform counts; the others are counted by `rates` */
  readonly limiters?: RateLimiters | undefined;
  readonly settings: SiteSettings;
  /** content service behind /content; null: the shipped texts */
  readonly contentOrigin: ContentOrigin | null;
  /** the built client; 404 for a missing file */
  readonly assets: (request: Request) => Promise<Response>;
  readonly log: Log;
  readonly tally: RequestTally;
  /** how long the audit log is kept (ms) */
  readonly auditLife: number;
  /** milliseconds since 1970, UTC */
  readonly now: () => number;
  /** waits so many milliseconds and yields the thread */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly newRequestId: () => string;
  readonly hasher: PasswordHasher;
  readonly mailer: Mailer;
  /** names of required variables that are not set; mails to reset a password are refused then */
  readonly missingSettings: readonly string[];
  /** public address of the page, for links in mails: `https://host`, without trailing slash */
  readonly publicOrigin: string;
  /** origin that passkeys are bound to; null: the origin of the request */
  readonly passkeyOrigin: string | null;
  /** who gets a mail when a limit is passed; null: no mail */
  readonly operatorMail: string | null;
  /** where to report a vulnerability: a `mailto:`, `https:` or `tel:` address */
  readonly securityContact: string;
  /** the client's network, as far as the platform knows it */
  readonly clientAddress: (request: Request) => string;
}
