-- Results that users hand on by a link: a copy that never changes, read by whoever has its id. Its owner lists and revokes it.
CREATE TABLE shares (
  id TEXT PRIMARY KEY, -- 32 random bytes
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('comparison', 'portfolio')),
  name TEXT NOT NULL,
  data_version TEXT NOT NULL,
  body TEXT NOT NULL, -- JSON text
  bytes INTEGER NOT NULL,
  created INTEGER NOT NULL -- milliseconds since 1970, UTC
) STRICT;
CREATE INDEX shares_of_user ON shares (user_id, created, bytes);
