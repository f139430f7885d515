-- What administrators did. It outlives its author's account, but not with their name.
CREATE TABLE audit_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL, -- milliseconds since 1970, UTC
  user_id TEXT REFERENCES users (id) ON DELETE SET NULL,
  action TEXT NOT NULL,
  target TEXT NOT NULL,
  details TEXT NOT NULL -- a JSON object
) STRICT;
CREATE INDEX audit_of_user ON audit_log (user_id);

-- Databases of before have gone without it: a comment behind a semicolon had hidden it from our own migrator.
CREATE INDEX IF NOT EXISTS users_newest ON users (created DESC, id DESC);

-- Pages of the score lists and counts a day read what they show and no more.
CREATE INDEX score_reports_newest ON score_reports (kind, date DESC, id DESC);
CREATE INDEX users_last_login ON users (COALESCE(last_login, 0) DESC, id DESC);

-- The states of one table, newest first.
CREATE INDEX reference_rows_history ON reference_rows (kind, region);
