-- Entries of large portfolios are packed block by block: a part is one block of JSON columns, packed by gzip, as base64. What
-- was stored before (0) is one block that was cut into parts anywhere.
ALTER TABLE portfolio_parts ADD COLUMN is_block INTEGER NOT NULL DEFAULT 0;
