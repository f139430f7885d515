-- Several links a user: one that somebody else asks for leaves the earlier ones as they are.
CREATE TABLE reset_links (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires INTEGER NOT NULL
) STRICT;
INSERT INTO reset_links (token_hash, user_id, expires) SELECT token_hash, user_id, expires FROM reset_tokens;
DROP TABLE reset_tokens;
ALTER TABLE reset_links RENAME TO reset_tokens;
CREATE INDEX reset_tokens_of_user ON reset_tokens (user_id);
