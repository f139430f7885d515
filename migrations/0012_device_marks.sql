-- Browsers that somebody logged in with before. A mark itself is never stored: 64 hexadecimal digits of its SHA-256.
CREATE TABLE device_marks (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  mark_hash TEXT NOT NULL,
  last_used INTEGER NOT NULL, -- milliseconds since 1970, UTC
  PRIMARY KEY (user_id, mark_hash)
) STRICT, WITHOUT ROWID;
