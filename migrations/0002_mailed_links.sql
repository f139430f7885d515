-- One table for all links that are mailed. The four tables of before stay, empty, so that the build of before works.

-- Several a user and purpose, so that a request of somebody else leaves earlier ones valid.
CREATE TABLE mailed_links (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('set_password', 'confirm', 'log_in', 'change_email', 'restore_email')),
  -- log_in: SHA-256 of the device mark of the one browser where it works; change_email, restore_email: the address that it
  -- sets, which until then nobody else gets if it was the address before; otherwise ''
  subject TEXT NOT NULL DEFAULT '',
  expires INTEGER NOT NULL
) STRICT;
CREATE INDEX mailed_links_of_user ON mailed_links (user_id);
CREATE INDEX mailed_links_reserved ON mailed_links (subject) WHERE purpose = 'restore_email';

INSERT INTO mailed_links (token_hash, user_id, purpose, subject, expires)
  SELECT token_hash, user_id, 'set_password', '', expires FROM reset_tokens
  UNION ALL SELECT token_hash, user_id, 'confirm', '', expires FROM email_links
  UNION ALL SELECT token_hash, user_id, 'log_in', mark_hash, expires FROM login_links
  UNION ALL SELECT token_hash, user_id, IIF(restores, 'restore_email', 'change_email'), email, expires FROM email_changes;
DELETE FROM reset_tokens;
DELETE FROM email_links;
DELETE FROM login_links;
DELETE FROM email_changes;
