/**
 * Every limit of the server in one place (security-and-reliability.md, decisions). The tests read these numbers, so a
 * change here is a change of behaviour, not of tests.
 */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const KIB = 1024;
const MIB = 1024 * KIB;

/** Bytes of a request's body as they travel, and after unpacking. */
export const BODY_LIMITS = {
  small: { wire: 8 * KIB, unpacked: 8 * KIB, gzip: false },
  entity: { wire: 256 * KIB, unpacked: 256 * KIB, gzip: false },
  share: { wire: MIB, unpacked: MIB, gzip: true },
  table: { wire: 320 * KIB, unpacked: 320 * KIB, gzip: true },
  portfolio: { wire: 4 * MIB, unpacked: 24 * MIB, gzip: true },
} as const;
export type BodyLimit = (typeof BODY_LIMITS)[keyof typeof BODY_LIMITS];

/** Portfolios of more bytes, unpacked, are read by so many requests of an isolate at once; others are asked to come again. */
export const LARGE_BODIES = { bytes: MIB, atOnce: 2, retryAfter: 2 * SECOND, longest: 10 * SECOND } as const;

/** How deep objects and arrays of a body may lie in each other. */
export const MAX_DEPTH = 16;

/** Items of a kind that one user may keep. */
export const QUOTAS = { comparison: 1000, portfolio: 500, product: 2000, food: 500, mapping: 200 } as const;
/** Names of one list of mappings, and headers: with the quota, 100,000 names. */
export const MAPPINGS_A_LIST = 500;
/** Bytes of all items of one user, as they are stored. */
export const USER_BYTES = 50 * MIB;
/** The same of a user whose email address is not confirmed, where a mail provider can deliver the link for it. */
export const UNVERIFIED_BYTES = 5 * MIB;

/** Bytes of the text of one row: D1 refuses a row over 2,000,000. */
export const ROW_BYTES = 1_900_000;

/** Bytes of a user's items that are read from the database at once. */
export const LIST_BYTES = MIB;

/** Links to results that one user may keep open, and the bytes of all that they show. */
export const SHARES = 100;
export const SHARE_BYTES = 20 * MIB;

/** Entries of one portfolio that the server takes; a larger one stays in the browser. */
export const PORTFOLIO_ENTRIES = 150_000;
/** Use cases of one portfolio; the reference data have some thirty. */
export const PORTFOLIO_USECASES = 500;
/** A portfolio with more entries is listed without them. */
export const LISTED_ENTRIES = 2000;
/** Letters of the text of one entry. */
export const ENTRY_LETTERS = 4096;
/** Bytes of a portfolio without its entries. */
export const PORTFOLIO_HEAD_BYTES = 256 * KIB;

/** Rows of one table; the largest of the shipped ones has some two hundred. */
export const TABLE_ROWS = 1000;

/** States of a table that its history names at most. */
export const HISTORY_STATES = 200;

/** Days that reports are counted for at most. */
export const COUNTED_DAYS = 400;

/** Rows of one page of an administrator's lists. */
export const PAGE_ROWS = 1000;

/** Characters of a password; the upper bound keeps hashing cheap. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** A session ends when it was not used for `idle` milliseconds, and in any case after `absolute`. */
export const SESSION_LIFE = {
  user: { idle: 30 * DAY, absolute: 90 * DAY },
  admin: { idle: 12 * HOUR, absolute: 7 * DAY },
} as const;
/** Sessions of one user; with one more, the one used longest ago ends. */
export const SESSIONS = 100;
/** The last use of a session is written down at most this often. */
export const SESSION_TOUCH = 10 * MINUTE;

/** A browser that was not used to log in for so many milliseconds is a new one again. */
export const DEVICE_MARK_LIFE = 365 * DAY;
/** Browsers of one user that are remembered. */
export const DEVICE_MARKS = 20;

/** Lines of an account's own history that are kept, and for how many milliseconds. */
export const ACCOUNT_EVENTS_KEPT = 200;
export const ACCOUNT_EVENT_LIFE = 400 * DAY;

/** Passkeys of one user, and letters of a passkey's name. */
export const PASSKEYS = 10;
export const PASSKEY_NAME_LETTERS = 60;
/** Milliseconds that a challenge for a passkey is good for. */
export const CHALLENGE_LIFE = 5 * MINUTE;
/** Milliseconds that are left after a right password to show the passkey too. */
export const LOGIN_TICKET_LIFE = 10 * MINUTE;
/** Recovery codes that are made at once. */
export const RECOVERY_CODES = 10;
/** Milliseconds for which a session counts as its owner's after they have shown password or passkey. */
export const FRESH_PROOF_LIFE = 10 * MINUTE;
/** Rows of one page of a list that names users that are read without a fresh proof. */
export const SHOWN_USERS = 50;
/** Milliseconds that mails stay in the outbox of an installation without a mail provider. */
export const OUTBOX_LIFE = 30 * DAY;

/** Milliseconds that a link for a new password is good for. */
export const RESET_TOKEN_LIFE = HOUR;
/** Milliseconds that a link that confirms an email address is good for. */
export const EMAIL_LINK_LIFE = DAY;

/** How often something may happen in a window of milliseconds; what it is counted by is said where it is counted. */
export interface Rate {
  readonly limit: number;
  readonly window: number;
}
export const RATES = {
  /** attempts to log in, by address; of a known device of the account, by device */
  login: { limit: 10, window: MINUTE },
  /** wrong passwords in a row, by address or known device; each one starts the window anew */
  wrongPassword: { limit: 10, window: 10 * MINUTE },
  /** wrong passwords for one email address, from everywhere but its known devices */
  accountGuess: { limit: 30, window: HOUR },
  /** passwords asked for again within a session, by session: one more ends it */
  confirm: { limit: 10, window: 10 * MINUTE },
  /** challenges for passkeys: by address, or by session */
  challenge: { limit: 60, window: 10 * MINUTE },
  /** passkeys and recovery codes shown after a right password, by login ticket */
  secondFactor: { limit: 10, window: 10 * MINUTE },
  /** pages of lists that name users without a fresh proof, by administrator */
  usersPage: { limit: 20, window: HOUR },
  register: { limit: 30, window: HOUR },
  /** mails with a link: by the address that asks; by both addresses, or by known device; by the one that is written to, whoever asks */
  reset: { limit: 5, window: HOUR },
  resetMail: { limit: 3, window: HOUR },
  mailbox: { limit: 20, window: HOUR },
  /** links for an email address: mailed again, by user; opened, by address */
  verificationMail: { limit: 5, window: HOUR },
  verification: { limit: 100, window: HOUR },
  /** mails about a login from a new device, by user */
  newDeviceMail: { limit: 20, window: HOUR },
  /** answers that tell whether an account exists, of all calls together, by address */
  disclosure: { limit: 20, window: HOUR },
  /**
   * creates, updates and deletes of items, and deletes of links, by user: far above what typing does, and above a guest's
   * 500 items that follow a login
   */
  write: { limit: 1200, window: MINUTE },
  /** links to results, by user */
  share: { limit: 60, window: HOUR },
  /** score reports, by address */
  report: { limit: 30, window: MINUTE },
} as const satisfies Record<string, Rate>;
export type RateName = keyof typeof RATES;

/** How many times the rate of one IPv6 network (/64) its site (/48) has. */
export const WIDE_NETWORK = 10;

/** Password hashes that one isolate begins: each holds the thread, for 0.1 to 0.5 s. */
export const HASHES: Rate = { limit: 4, window: SECOND };
