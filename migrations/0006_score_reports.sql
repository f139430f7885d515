-- Whose results were opened, once a content: by a user, or by some guest (null).
CREATE TABLE score_reports (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('comparison', 'portfolio')),
  user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  date INTEGER NOT NULL -- milliseconds since 1970, UTC
) STRICT;
CREATE UNIQUE INDEX score_reports_once ON score_reports (kind, COALESCE(user_id, ''), hash);
CREATE INDEX score_reports_of_user ON score_reports (user_id);
