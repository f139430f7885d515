-- Times are milliseconds since 1970, UTC. Booleans are 0 or 1.

-- Reference data. A version, once written, is never changed or deleted: results name the version they were computed with.
CREATE TABLE dataset_versions (
  version TEXT PRIMARY KEY,
  created INTEGER NOT NULL,
  note TEXT NOT NULL
) STRICT;

-- The one pointer to the version that is served: moving it publishes, moving it back rolls back.
CREATE TABLE dataset_current (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version TEXT NOT NULL REFERENCES dataset_versions (version)
) STRICT;

-- The rows of a kind as JSON text, by content. In parts: D1 refuses a row over 2,000,000 bytes.
CREATE TABLE reference_texts (
  sha256 TEXT NOT NULL,
  part INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (sha256, part)
) STRICT;

-- Which text a kind has in a version and region, and since when; region Global is the base.
CREATE TABLE reference_rows (
  version TEXT NOT NULL REFERENCES dataset_versions (version),
  region TEXT NOT NULL,
  kind TEXT NOT NULL,
  position INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  update_time INTEGER NOT NULL,
  PRIMARY KEY (version, region, kind)
) STRICT;
-- The states of one table, newest first.
CREATE INDEX reference_rows_history ON reference_rows (kind, region);

-- The hash of the whole list of a version and region: its content address in KV and its ETag.
CREATE TABLE reference_lists (
  version TEXT NOT NULL REFERENCES dataset_versions (version),
  region TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  PRIMARY KEY (version, region)
) STRICT;

-- Accounts. Deleting a user deletes all rows that name them, except in the audit log.
CREATE TABLE users (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE, -- trimmed, lower case
  password_hash TEXT NOT NULL, -- PHC string, never the password
  is_admin INTEGER NOT NULL DEFAULT 0 CHECK (is_admin IN (0, 1)),
  created INTEGER NOT NULL,
  last_login INTEGER,
  name TEXT NOT NULL DEFAULT '',
  last_name TEXT NOT NULL DEFAULT '',
  company TEXT NOT NULL DEFAULT '',
  job TEXT NOT NULL DEFAULT '',
  sector TEXT NOT NULL DEFAULT '',
  country TEXT NOT NULL DEFAULT '',
  employees INTEGER,
  accomplish TEXT NOT NULL DEFAULT '',
  region TEXT NOT NULL DEFAULT '',
  heard_from TEXT NOT NULL DEFAULT '',
  newsletter_consent INTEGER, -- time of the consent; null: no newsletter
  -- The highest version that an item of the user had when it was deleted. New items count on from there, so that an
  -- If-Match that names a deleted item never fits a new one under its id.
  deleted_version INTEGER NOT NULL DEFAULT 0,
  language TEXT NOT NULL DEFAULT '', -- of mails; '' = unknown: English
  email_verified INTEGER, -- when the owner of the mailbox opened a link of ours; null: not yet
  -- Whether a login with the password also asks for a passkey; for administrators with a passkey it always does.
  asks_passkey INTEGER NOT NULL DEFAULT 0 CHECK (asks_passkey IN (0, 1)),
  confirm_by INTEGER -- when the account is deleted unless its address is confirmed; null: never
) STRICT;
CREATE INDEX users_newest ON users (created DESC, id DESC);
CREATE INDEX users_last_login ON users (COALESCE(last_login, 0) DESC, id DESC);
CREATE INDEX users_to_confirm ON users (confirm_by) WHERE confirm_by IS NOT NULL AND email_verified IS NULL;

-- How addresses and names begin, without case and accents, so that a search reads an index: at most four rows a user
-- (edge-api/storage/d1/search-words.ts).
CREATE TABLE user_words (
  word TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  word_before TEXT, -- the previous word of the user: a search lists a user at the first word that matches
  PRIMARY KEY (word, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX user_words_of_user ON user_words (user_id, word);

-- Mail that the server wrote. Without a mail provider it stays here, and `npm run outbox` prints it.
CREATE TABLE mail_outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  created INTEGER NOT NULL,
  sent INTEGER -- null: not handed to a provider
) STRICT;
CREATE INDEX mail_outbox_of_recipient ON mail_outbox (recipient);
CREATE INDEX mail_outbox_age ON mail_outbox (created);

-- A token is never stored, only the 64 hexadecimal digits of its SHA-256; the same holds for all links below.
CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created INTEGER NOT NULL,
  last_used INTEGER NOT NULL,
  id TEXT NOT NULL DEFAULT '', -- names a session to its owner; unrelated to the token
  browser TEXT NOT NULL DEFAULT '',
  system TEXT NOT NULL DEFAULT '',
  proved INTEGER -- when the owner last proved their identity within the session
) STRICT;
CREATE INDEX sessions_of_user ON sessions (user_id);
CREATE UNIQUE INDEX sessions_by_id ON sessions (user_id, id);
CREATE INDEX sessions_created ON sessions (created);
CREATE INDEX sessions_last_used ON sessions (last_used);

-- Links that reset a password; several a user, so that a request of somebody else leaves earlier ones valid.
CREATE TABLE reset_tokens (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires INTEGER NOT NULL
) STRICT;
CREATE INDEX reset_tokens_of_user ON reset_tokens (user_id);

-- Links that confirm an address.
CREATE TABLE email_links (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires INTEGER NOT NULL
) STRICT;
CREATE INDEX email_links_of_user ON email_links (user_id);

-- Mailed links that log in, each in the browser with this device mark only.
CREATE TABLE login_links (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  mark_hash TEXT NOT NULL, -- SHA-256
  expires INTEGER NOT NULL
) STRICT;
CREATE INDEX login_links_of_user ON login_links (user_id);

-- Links that set the address of an account to the one they were mailed to.
CREATE TABLE email_changes (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  email TEXT NOT NULL,
  restores INTEGER NOT NULL CHECK (restores IN (0, 1)), -- 1: it was the address before; nobody else gets it meanwhile
  expires INTEGER NOT NULL
) STRICT;
CREATE INDEX email_changes_of_user ON email_changes (user_id);
CREATE INDEX email_changes_of_email ON email_changes (email) WHERE restores = 1;

-- Number of events in the window that ends at `expires`. Keys are hashes: no address is stored.
CREATE TABLE rate_counters (
  key TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  expires INTEGER NOT NULL
) STRICT;
CREATE INDEX rate_counters_expired ON rate_counters (expires);

-- Browsers that logged in before, by the SHA-256 of their mark.
CREATE TABLE device_marks (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  mark_hash TEXT NOT NULL,
  last_used INTEGER NOT NULL,
  PRIMARY KEY (user_id, mark_hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX device_marks_last_used ON device_marks (last_used);

-- What an account's owner may want to know later: logins, failed guesses, changes.
CREATE TABLE account_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  at INTEGER NOT NULL, -- of the last event, if several are counted
  event TEXT NOT NULL,
  browser TEXT NOT NULL, -- '' = unknown, and so the system
  system TEXT NOT NULL,
  count INTEGER NOT NULL DEFAULT 1,
  slot TEXT -- events that others can cause repeatedly share one row a day: event and day; null: a row of its own
) STRICT;
CREATE INDEX account_events_newest ON account_events (user_id, at DESC, id DESC);
CREATE UNIQUE INDEX account_events_counted ON account_events (user_id, slot);
CREATE INDEX account_events_at ON account_events (at);

-- Passkeys (WebAuthn), their pending challenges, and the codes for the day when all of them are lost.
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY, -- of the credential, chosen by its authenticator: base64url
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  public_key TEXT NOT NULL, -- COSE, base64url
  counter INTEGER NOT NULL, -- signatures that the authenticator has made; 0: it counts none
  transports TEXT NOT NULL, -- JSON list of texts
  name TEXT NOT NULL,
  created INTEGER NOT NULL,
  last_used INTEGER
) STRICT;
CREATE INDEX passkeys_of_user ON passkeys (user_id, created);

-- Keys for scripts (edge-api/services/script-keys.ts).
CREATE TABLE script_keys (
  id TEXT PRIMARY KEY, -- 16 random bytes, hex; no credential
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  scope TEXT NOT NULL CHECK (scope IN ('read', 'read-write')),
  key_hash TEXT NOT NULL UNIQUE, -- SHA-256
  created INTEGER NOT NULL,
  expires INTEGER NOT NULL,
  last_used INTEGER
) STRICT;
CREATE INDEX script_keys_of_user ON script_keys (user_id, created);

-- Calls of a key by day (UTC).
CREATE TABLE script_key_days (
  key_id TEXT NOT NULL REFERENCES script_keys (id) ON DELETE CASCADE,
  day TEXT NOT NULL, -- YYYY-MM-DD
  calls INTEGER NOT NULL,
  PRIMARY KEY (key_id, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE passkey_challenges (
  challenge_hash TEXT PRIMARY KEY, -- SHA-256
  purpose TEXT NOT NULL CHECK (purpose IN ('log_in', 'second_factor', 'add', 'confirm')),
  user_id TEXT REFERENCES users (id) ON DELETE CASCADE, -- null: a login whose user is still unknown
  subject TEXT NOT NULL, -- SHA-256 of the session or login ticket that it was made for; '' = neither
  expires INTEGER NOT NULL
) STRICT;
CREATE INDEX passkey_challenges_expired ON passkey_challenges (expires);
CREATE INDEX passkey_challenges_of_user ON passkey_challenges (user_id);

-- Logins with a correct password that still need a passkey.
CREATE TABLE login_tickets (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires INTEGER NOT NULL
) STRICT;
CREATE INDEX login_tickets_of_user ON login_tickets (user_id);

CREATE TABLE recovery_codes (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash TEXT NOT NULL, -- SHA-256 of the user's id and the code
  PRIMARY KEY (user_id, code_hash)
) STRICT, WITHOUT ROWID;

-- Work of users: one table a kind. `body` is the item's JSON text without its version; `bytes` is its share of the
-- owner's quota, in an index of its own so that a sum reads no bodies.
CREATE TABLE comparisons (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  PRIMARY KEY (user_id, id)
) STRICT;
CREATE INDEX comparisons_room ON comparisons (user_id, bytes);

CREATE TABLE portfolios (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  lines INTEGER NOT NULL DEFAULT 0,
  body_name TEXT, -- of the gzip body that holds the whole portfolio; null: `body` does
  body_hash TEXT, -- of its content without the version
  body_bytes INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, id)
) STRICT;
CREATE INDEX portfolios_room ON portfolios (user_id, bytes, body_bytes, lines);
CREATE INDEX portfolios_bodies ON portfolios (body_name) WHERE body_name IS NOT NULL;

CREATE TABLE products (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  PRIMARY KEY (user_id, id)
) STRICT;
CREATE INDEX products_room ON products (user_id, bytes);

CREATE TABLE foods (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  PRIMARY KEY (user_id, id)
) STRICT;
CREATE INDEX foods_room ON foods (user_id, bytes);

-- What the names in imported lists mean, as users decided: lists of some hundred names each.
CREATE TABLE mappings (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  PRIMARY KEY (user_id, id)
) STRICT;
CREATE INDEX mappings_room ON mappings (user_id, bytes);

-- Results behind a link: a copy that never changes, readable with its id. Its owner lists and revokes it.
CREATE TABLE shares (
  id TEXT PRIMARY KEY, -- 32 random bytes
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('comparison', 'portfolio')),
  name TEXT NOT NULL,
  data_version TEXT NOT NULL,
  body TEXT NOT NULL, -- JSON text; '': the gzip body holds it
  bytes INTEGER NOT NULL, -- of the text, or of the gzip body
  created INTEGER NOT NULL,
  body_name TEXT, -- as of portfolios
  days INTEGER NOT NULL DEFAULT 365, -- valid for so many days; 0: without end
  last_opened INTEGER -- to the hour; null: not yet
) STRICT;
CREATE INDEX shares_of_user ON shares (user_id, created, bytes);
CREATE INDEX shares_bodies ON shares (body_name) WHERE body_name IS NOT NULL;

-- Large portfolios and shares as gzip bodies, if neither a bucket nor a folder is bound (edge-api/services/bodies.ts):
-- base64, because D1 returns BLOBs as lists of numbers, in pieces of 1 MB, below D1's 2,000,000 bytes a row.
CREATE TABLE body_texts (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  piece INTEGER NOT NULL,
  stored INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (user_id, name, piece)
) STRICT;
CREATE INDEX body_texts_by_age ON body_texts (user_id, name, stored) WHERE piece = 0;

-- Opened results, one row for each content and reader: a user, or any guest (null).
CREATE TABLE score_reports (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('comparison', 'portfolio')),
  user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  date INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX score_reports_once ON score_reports (kind, COALESCE(user_id, ''), hash);
CREATE INDEX score_reports_of_user ON score_reports (user_id);
CREATE INDEX score_reports_newest ON score_reports (kind, date DESC, id DESC);

-- Score reports by kind and day, so that a chart of 400 days reads 400 rows. Adding a report and deleting an account
-- update it (score-report-store.ts).
CREATE TABLE score_report_days (
  kind TEXT NOT NULL,
  day INTEGER NOT NULL, -- days since 1970, UTC
  count INTEGER NOT NULL,
  PRIMARY KEY (kind, day)
) STRICT, WITHOUT ROWID;

-- What administrators did. It outlives its author's account, but not with their name.
CREATE TABLE audit_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  user_id TEXT REFERENCES users (id) ON DELETE SET NULL,
  action TEXT NOT NULL,
  target TEXT NOT NULL,
  details TEXT NOT NULL -- a JSON object
) STRICT;
CREATE INDEX audit_of_user ON audit_log (user_id);
CREATE INDEX audit_grants ON audit_log (target) WHERE action IN ('grant_admin', 'revoke_admin');
CREATE INDEX audit_log_at ON audit_log (at);

-- Faults of the server and of pages, counted by hour for administrators; swept after two days. Names nobody.
CREATE TABLE error_counts (
  hour INTEGER NOT NULL, -- hours since 1970, UTC
  code TEXT NOT NULL,
  build TEXT NOT NULL, -- of the page that failed; '' = the server
  count INTEGER NOT NULL,
  PRIMARY KEY (hour, code, build)
) STRICT, WITHOUT ROWID;
