import type { ContentOrigin } from "./content/content-origin.ts";
import type { SiteSettings } from "./contract/site-settings.ts";
import type { AccountEventStore } from "./ports/account-event-store.ts";
import type { AccountStore } from "./ports/account-store.ts";
import type { AuditStore } from "./ports/audit-store.ts";
import type { CopyStore } from "./ports/copy-store.ts";
import type { DeviceMarks } from "./ports/device-marks.ts";
import type { EmailLinkStore } from "./ports/email-link-store.ts";
import type { ItemStore } from "./ports/item-store.ts";
import type { Log } from "./ports/log.ts";
import type { LoginProofStore } from "./ports/login-proof-store.ts";
import type { Mailer } from "./ports/mailer.ts";
import type { PasskeyStore } from "./ports/passkey-store.ts";
import type { PasswordHasher } from "./ports/password-hasher.ts";
import type { RateCounters } from "./ports/rate-counters.ts";
import type { ReferenceStore } from "./ports/reference-store.ts";
import type { ScoreReportStore } from "./ports/score-report-store.ts";
import type { SessionStore } from "./ports/session-store.ts";
import type { ShareStore } from "./ports/share-store.ts";

/** Everything that lies in the database. */
export interface Stores {
  readonly reference: ReferenceStore;
  readonly accounts: AccountStore;
  readonly accountEvents: AccountEventStore;
  readonly sessions: SessionStore;
  readonly deviceMarks: DeviceMarks;
  readonly passkeys: PasskeyStore;
  readonly loginProofs: LoginProofStore;
  readonly emailLinks: EmailLinkStore;
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
  /** the origin that passkeys are bound to; null: the one that a request came to */
  readonly passkeyOrigin: string | null;
  /** who hears of a weakness: a `mailto:`, `https:` or `tel:` address */
  readonly securityContact: string;
  /** the network address of who asks, as far as the platform knows it */
  readonly clientAddress: (request: Request) => string;
}
