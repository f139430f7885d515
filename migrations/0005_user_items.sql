-- What users keep: one table a kind, each row under its owner. `body` is the item's JSON text without its version; `bytes`
-- is what it takes of the owner's room, in an index of its own so that adding up reads no bodies.
CREATE TABLE comparisons (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  updated INTEGER NOT NULL, -- milliseconds since 1970, UTC
  PRIMARY KEY (user_id, id)
) STRICT;
CREATE INDEX comparisons_room ON comparisons (user_id, bytes);

CREATE TABLE portfolios (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  updated INTEGER NOT NULL, -- milliseconds since 1970, UTC
  entries_sha256 TEXT, -- of the packed entries; null: they are few and lie in the body
  write_id TEXT, -- of the write that made this version, so that only its own parts go with it
  PRIMARY KEY (user_id, id)
) STRICT;
CREATE INDEX portfolios_room ON portfolios (user_id, bytes);

CREATE TABLE products (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  updated INTEGER NOT NULL, -- milliseconds since 1970, UTC
  PRIMARY KEY (user_id, id)
) STRICT;
CREATE INDEX products_room ON products (user_id, bytes);

CREATE TABLE foods (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  updated INTEGER NOT NULL, -- milliseconds since 1970, UTC
  PRIMARY KEY (user_id, id)
) STRICT;
CREATE INDEX foods_room ON foods (user_id, bytes);

-- Entries of large portfolios: columns as JSON, packed by gzip, as base64, in parts below D1's 2,000,000 bytes a row.
CREATE TABLE portfolio_parts (
  user_id TEXT NOT NULL,
  id TEXT NOT NULL,
  part INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (user_id, id, part),
  FOREIGN KEY (user_id, id) REFERENCES portfolios (user_id, id) ON DELETE CASCADE
) STRICT;
