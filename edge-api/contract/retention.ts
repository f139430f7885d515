/**
 * Retention periods in milliseconds. The privacy notice is made from these numbers,
 * reads obey them at once, and what is over is deleted every SWEEP_INTERVAL (services/sweep.ts).
 */
export const MINUTE = 60 * 1000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A session ends after `idle` without use, and at the latest `absolute` after its start. */
export const SESSION_LIFE = {
  user: { idle: 30 * DAY, absolute: 90 * DAY },
  admin: { idle: 12 * HOUR, absolute: 7 * DAY },
} as const;

/** Of a device mark without a login; afterwards the browser counts as new. */
export const DEVICE_MARK_LIFE = 365 * DAY;
/** Of an event in an account's history. */
export const ACCOUNT_EVENT_LIFE = 400 * DAY;
/** Of an entry in the audit log; AUDIT_DAYS may shorten it. */
export const AUDIT_LIFE = 400 * DAY;

/** Of a passkey challenge. */
export const CHALLENGE_LIFE = 5 * MINUTE;
/** Of a login ticket, from the right password to the second factor. */
export const LOGIN_TICKET_LIFE = 10 * MINUTE;
/** How long a proof by password or passkey counts as fresh. */
export const FRESH_PROOF_LIFE = 15 * MINUTE;

/** Of a mail in the outbox of an installation without a mail provider. */
export const OUTBOX_LIFE = 30 * DAY;
/** Of a password-reset link. */
export const RESET_TOKEN_LIFE = 60 * MINUTE;
/** Of a mailed login link. */
export const LOGIN_LINK_LIFE = 15 * MINUTE;
/** Of the link that takes an old address back after a change. */
export const EMAIL_RESTORE_LIFE = 7 * DAY;
/** Of an email confirmation link, also for a new address. */
export const EMAIL_LINK_LIFE = 24 * HOUR;
/** Of an account with an unconfirmed address, where mail can be delivered; the registration says so. */
export const UNVERIFIED_ACCOUNT_LIFE = 7 * DAY;

/** Of a body that no row names, which a save left that ended in the middle: much longer than a save takes. */
export const BODY_GRACE = 2 * HOUR;

/** Of the counts of faults, by hour. */
export const ERROR_COUNT_LIFE = 2 * DAY;
/** Of a backup: its operator deletes it then, so that a deleted account is gone from backups too. */
export const BACKUP_LIFE = 30 * DAY;

/** Time between two sweeps; `crons` in wrangler.toml says the same. */
export const SWEEP_INTERVAL = 60 * MINUTE;
/** Rows of a table that one sweep deletes at most; the next one goes on. */
export const SWEPT_ROWS = 2000;
/** Accounts that one sweep deletes at most, each with up to UNVERIFIED_BYTES of work. */
export const SWEPT_ACCOUNTS = 20;
