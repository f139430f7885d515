-- Entries of large portfolios and shares lie in parts, by owner and SHA-256 of their text (edge-api/services/parts.ts). This
-- is their directory, whatever store has the bytes. A row comes before the bytes and says `stored` after them.
CREATE TABLE parts (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  sha256 TEXT NOT NULL,
  lines INTEGER NOT NULL,
  bytes INTEGER NOT NULL, -- packed
  usecases TEXT NOT NULL, -- JSON: pairs of use case and number of its lines, in order of first appearance
  stored INTEGER NOT NULL, -- 0: the bytes are not there yet, or were found damaged
  dying INTEGER NOT NULL DEFAULT 0, -- 1: a sweep deletes the bytes
  orphaned INTEGER, -- since when nothing names it, milliseconds since 1970, UTC; null: in use
  PRIMARY KEY (user_id, sha256)
) STRICT, WITHOUT ROWID;
CREATE INDEX parts_orphaned ON parts (orphaned) WHERE orphaned IS NOT NULL;

-- The bytes where neither a bucket nor a folder is bound: base64, because D1 answers BLOBs as lists of numbers, in pieces
-- below D1's 2,000,000 bytes a row.
CREATE TABLE part_texts (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  sha256 TEXT NOT NULL,
  piece INTEGER NOT NULL,
  stored INTEGER NOT NULL, -- milliseconds since 1970, UTC
  text TEXT NOT NULL,
  PRIMARY KEY (user_id, sha256, piece)
) STRICT;
CREATE INDEX part_texts_by_age ON part_texts (user_id, sha256, stored) WHERE piece = 0;

-- JSON list of the parts in order; null: the entries are in the body, or in portfolio_parts and share_parts of earlier builds.
ALTER TABLE portfolios ADD COLUMN manifest TEXT;
ALTER TABLE portfolios ADD COLUMN lines INTEGER NOT NULL DEFAULT 0;
ALTER TABLE portfolios ADD COLUMN part_bytes INTEGER NOT NULL DEFAULT 0;
CREATE INDEX portfolios_part_room ON portfolios (user_id, lines, part_bytes);
ALTER TABLE shares ADD COLUMN manifest TEXT;
