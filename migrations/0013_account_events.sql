-- What an account's owner may want to know later: logins, failed guesses, changes. Goes with the account.
CREATE TABLE account_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  at INTEGER NOT NULL, -- milliseconds since 1970, UTC; of the last one, where several are counted
  event TEXT NOT NULL,
  browser TEXT NOT NULL, -- '' = not known, and so the system
  system TEXT NOT NULL,
  count INTEGER NOT NULL DEFAULT 1,
  slot TEXT -- what others can cause again and again is one row a day: its name and day; null: a row of its own
) STRICT;
CREATE INDEX account_events_newest ON account_events (user_id, at DESC, id DESC);
CREATE UNIQUE INDEX account_events_counted ON account_events (user_id, slot);

-- Sessions that their owner can tell apart. The id names a session and opens nothing; it has nothing to do with the token.
ALTER TABLE sessions ADD COLUMN id TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN browser TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN system TEXT NOT NULL DEFAULT '';
UPDATE sessions SET id = LOWER(HEX(RANDOMBLOB(16)));
CREATE UNIQUE INDEX sessions_by_id ON sessions (user_id, id);
