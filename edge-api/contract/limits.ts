import { HOUR, MINUTE } from "./retention.ts";

/**
 * All limits of the server (security-and-reliability.md, decisions). Tests read these numbers, so changing one changes
 * the behaviour, not the tests.
 */
const SECOND = 1000;
const KIB = 1024;
const MIB = 1024 * KIB;

/** Bytes of a request body on the wire and after decompression. */
export const BODY_LIMITS = {
  small: { wire: 8 * KIB, unpacked: 8 * KIB, gzip: false },
  entity: { wire: 256 * KIB, unpacked: 256 * KIB, gzip: false },
  table: { wire: 320 * KIB, unpacked: 320 * KIB, gzip: true },
  portfolio: { wire: 4 * MIB, unpacked: 24 * MIB, gzip: true },
  share: { wire: 5 * MIB, unpacked: 36 * MIB, gzip: true },
  score: { wire: MIB, unpacked: 2 * MIB, gzip: true },
} as const;
export type BodyLimit = (typeof BODY_LIMITS)[keyof typeof BODY_LIMITS];

/**
 * An isolate reads at most `atOnce` portfolio bodies over `bytes` (decompressed) at the same time; further requests are
 * refused with `retryAfter`. `longest` is how long one can count (ms).
 */
export const LARGE_BODIES = { bytes: MIB, atOnce: 1, retryAfter: 2 * SECOND, longest: 10 * SECOND } as const;

/** A byte of a scored body costs the thread as much as this many bytes of a stored one: from 128 KB on it is a large body. */
export const SCORING_COST = 8;

/** Maximum nesting of objects and arrays in a body. */
export const MAX_DEPTH = 16;

/** Items per user and kind. */
export const QUOTAS = { comparison: 1000, portfolio: 500, product: 2000, food: 500, mapping: 200 } as const;
/** Names, and headers, per mapping list; with the quota of lists, 100,000 names per user. */
export const MAPPINGS_A_LIST = 500;
/** Stored bytes of all items of a user. */
export const USER_BYTES = 50 * MIB;
/** Stored bytes of a user with an unconfirmed email address, if the server can deliver mail. */
export const UNVERIFIED_BYTES = 5 * MIB;

/** Bytes of text in one row: D1 refuses rows over 2,000,000. */
export const ROW_BYTES = 1_900_000;

/** Bytes of items read from the database in one query. */
export const LIST_BYTES = MIB;

/** Shares per user, and the bytes of all their contents. */
export const SHARES = 100;
export const SHARE_BYTES = 20 * MIB;
/** Characters of a share without the entries of its portfolio. */
export const SHARE_HEAD_CHARACTERS = MIB;

/** Entries per portfolio and share on the server; a larger portfolio stays in the browser. */
export const PORTFOLIO_ENTRIES = 100_000;
/** Entries of all portfolios of a user. */
export const USER_ENTRIES = 1_000_000;
/** Bytes of all gzip bodies of a user's large portfolios. */
export const USER_BODY_BYTES = 256 * MIB;
/** Use cases per portfolio; the reference data have about thirty. */
export const PORTFOLIO_USECASES = 500;
/** A portfolio with more entries, or more characters of them, is listed without them. */
export const LISTED_ENTRIES = 2000;
export const LISTED_CHARACTERS = 512 * KIB;
/** Characters of the JSON text of one entry. */
export const ENTRY_LETTERS = 4096;
/** Bytes of a portfolio without its entries. */
export const PORTFOLIO_HEAD_BYTES = 256 * KIB;

/** Portfolio lines that POST /api/score takes. */
export const SCORED_LINES = 5000;

/** Rows per table; the largest shipped one has about two hundred. */
export const TABLE_ROWS = 1000;

/** Maximum length of a table's history. */
export const HISTORY_STATES = 200;

/** Maximum range of report counts, in days. */
export const COUNTED_DAYS = 400;

/** Rows per page of the administrators' lists. */
export const PAGE_ROWS = 1000;
/** Characters of a search for users: the longest email address. */
export const SEARCH_CHARACTERS = 254;

/** Kinds of faults counted in an hour. */
export const ERROR_KINDS = 200;

/** Password length in characters; the maximum keeps hashing cheap. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** Sessions per user; a further one ends the least recently used. */
export const SESSIONS = 100;
/** Minimum time between two updates of a session's last use (ms). */
export const SESSION_TOUCH = 10 * MINUTE;

/** Device marks per user. */
export const DEVICE_MARKS = 20;

/** Events kept in an account's history. */
export const ACCOUNT_EVENTS_KEPT = 200;

/** Passkeys per user, and characters of a passkey's name. */
export const PASSKEYS = 10;
export const PASSKEY_NAME_CHARACTERS = 60;
/** Recovery codes per set. */
export const RECOVERY_CODES = 10;
/** Keys for scripts per user, characters of a key's name, and the longest life in days. */
export const KEYS = 10;
export const KEY_NAME_CHARACTERS = 60;
export const KEY_DAYS = 365;
/** Days for which the calls of a key are counted. */
export const COUNTED_KEY_DAYS = 90;

/** Longest page of a list with users that needs no fresh proof, in rows. */
export const SHOWN_USERS = 50;

/** At most `limit` events per `window` ms; see each call site for the subject. */
export interface Rate {
  readonly limit: number;
  readonly window: number;
}
export const RATES = {
  /** login attempts, by address, or by known device of the account */
  login: { limit: 10, window: MINUTE },
  /** wrong passwords in a row, by address or known device; each restarts the window */
  wrongPassword: { limit: 10, window: 10 * MINUTE },
  /** wrong passwords for one email address, from all clients but known devices */
  accountGuess: { limit: 30, window: HOUR },
  /** wrong password confirmations within a session, by session; one more ends it */
  confirm: { limit: 10, window: 10 * MINUTE },
  /** passkey challenges, by address or session */
  challenge: { limit: 60, window: 10 * MINUTE },
  /** attempts with passkeys and recovery codes, by login ticket */
  secondFactor: { limit: 10, window: 10 * MINUTE },
  /** list pages with users, without a fresh proof, by administrator */
  usersPage: { limit: 20, window: HOUR },
  register: { limit: 30, window: HOUR },
  /** reset requests: by client address; by client address and mailbox, or by known device; by mailbox */
  reset: { limit: 5, window: HOUR },
  resetMail: { limit: 3, window: HOUR },
  mailbox: { limit: 20, window: HOUR },
  /** requests for login links, by address */
  loginLink: { limit: 10, window: HOUR },
  /** requests for a new address, by user */
  emailChange: { limit: 5, window: HOUR },
  /** confirmation links: sent, by user; links of any kind opened, by address */
  verificationMail: { limit: 5, window: HOUR },
  verification: { limit: 100, window: HOUR },
  /** mails about logins from new devices, by user */
  newDeviceMail: { limit: 20, window: HOUR },
  /** replies of all calls together that reveal whether an account exists, by address */
  disclosure: { limit: 20, window: HOUR },
  /**
   * writes and deletes of items and shares, by user: far above what typing causes, and enough to upload a guest's 500
   * items after a login
   */
  write: { limit: 1200, window: MINUTE },
  /** new keys for scripts, by user: each creation and revocation stays in the account's history */
  newKey: { limit: 60, window: HOUR },
  /** calls with keys, by user */
  key: { limit: 600, window: MINUTE },
  /** new shares, by user */
  share: { limit: 60, window: HOUR },
  /** failures that pages report, by address */
  pageFailure: { limit: 10, window: HOUR },
  /** POST /api/score: by user; without an account, by address */
  score: { limit: 120, window: MINUTE },
  openScore: { limit: 10, window: MINUTE },
  /** score reports, by address */
  report: { limit: 30, window: MINUTE },
} as const satisfies Record<string, Rate>;
export type RateName = keyof typeof RATES;

/** Limits that the operator gets a mail about when they are passed, at most once a day. A D1 database ends at 10 GB. */
export const ALERTS = { faultsADay: 100, storageBytes: 8_000_000_000, waitingMails: 100 } as const;

/** Reads of stored shares, and of open data that are not made yet, by address and isolate. */
export const READS: Rate = { limit: 120, window: MINUTE };
/** Addresses whose reads an isolate counts at the same time. */
export const COUNTED_READERS = 10_000;

/** Factor of the rate of an IPv6 /48 (site) over that of a /64 (network). */
export const WIDE_NETWORK = 10;

/** Password hashes started per isolate where each blocks the thread for 0.1 to 0.5 s. */
export const HASHES: Rate = { limit: 4, window: SECOND };
/** Password hashes that wait per lane where they are computed in another thread: some 15 s of one processor. */
export const QUEUED_HASHES = 100;
