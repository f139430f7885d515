import type { Stores } from "../../ports.ts";
import { d1AccountEventStore } from "./account-event-store.ts";
import { d1AccountStore } from "./account-store.ts";
import type { SqlDatabase } from "./database.ts";
import { d1AuditStore } from "./audit-store.ts";
import { d1DeviceMarks } from "./device-marks.ts";
import { d1Bodies } from "./bodies.ts";
import { d1MailedLinkStore } from "./mailed-link-store.ts";
import { d1ItemStore } from "./item-store.ts";
import { d1LoginProofStore } from "./login-proof-store.ts";
import { d1KeyStore } from "./key-store.ts";
import { d1OperationStore } from "./operation-store.ts";
import { d1PasskeyStore } from "./passkey-store.ts";
import { d1RateCounters } from "./rate-counters.ts";
import { d1RetentionStore } from "./retention-store.ts";
import { d1ReferenceStore } from "./reference-store.ts";
import { d1ScoreReportStore } from "./score-report-store.ts";
import { d1SessionStore } from "./session-store.ts";
import { d1ShareStore } from "./share-store.ts";

/** All stores in one database. */
export const d1Stores = (database: SqlDatabase, now: () => number = Date.now): Stores => ({
  reference: d1ReferenceStore(database),
  accounts: d1AccountStore(database),
  accountEvents: d1AccountEventStore(database),
  sessions: d1SessionStore(database),
  deviceMarks: d1DeviceMarks(database),
  passkeys: d1PasskeyStore(database),
  keys: d1KeyStore(database),
  loginProofs: d1LoginProofStore(database),
  mailedLinks: d1MailedLinkStore(database),
  items: d1ItemStore(database),
  bodies: d1Bodies(database, now),
  scoreReports: d1ScoreReportStore(database),
  shares: d1ShareStore(database, now),
  audit: d1AuditStore(database),
  rates: d1RateCounters(database),
  operation: d1OperationStore(database),
  retention: d1RetentionStore(database),
});
