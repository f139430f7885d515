-- Entries of large shared portfolios, packed like those of portfolios (0011): one block of JSON columns a part, gzip as base64.
CREATE TABLE share_parts (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id TEXT NOT NULL REFERENCES shares (id) ON DELETE CASCADE,
  part INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (id, part)
) STRICT;
