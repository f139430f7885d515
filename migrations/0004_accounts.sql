-- What registration asks for, and who is logged in. Deleting a user deletes everything that names them.
ALTER TABLE users ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN last_name TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN company TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN job TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN sector TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN country TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN employees INTEGER;
ALTER TABLE users ADD COLUMN accomplish TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN region TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN heard_from TEXT NOT NULL DEFAULT '';
-- when they asked for the newsletter, or null
ALTER TABLE users ADD COLUMN newsletter_consent INTEGER;
CREATE INDEX users_newest ON users (created DESC, id DESC);

-- A token itself is never stored: 64 hexadecimal digits of its SHA-256.
CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created INTEGER NOT NULL, -- milliseconds since 1970, UTC
  last_used INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_of_user ON sessions (user_id);

-- One a user: a later link supersedes the earlier one.
CREATE TABLE reset_tokens (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE,
  expires INTEGER NOT NULL
) STRICT;

-- How often something happened in the window that ends at `expires`. Keys are hashes: no address is stored.
CREATE TABLE rate_counters (
  key TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  expires INTEGER NOT NULL
) STRICT;
CREATE INDEX rate_counters_expired ON rate_counters (expires);
