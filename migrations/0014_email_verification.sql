-- Of mails; '' = not known yet: English.
ALTER TABLE users ADD COLUMN language TEXT NOT NULL DEFAULT '';

-- When the owner of the mailbox opened a link of ours. Accounts from before wait for nothing, as they never did.
ALTER TABLE users ADD COLUMN email_verified INTEGER;
UPDATE users SET email_verified = created;

-- Links that confirm an address. A token itself is never stored: 64 hexadecimal digits of its SHA-256.
CREATE TABLE email_links (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires INTEGER NOT NULL -- milliseconds since 1970, UTC
) STRICT;
CREATE INDEX email_links_of_user ON email_links (user_id);

-- Mails of a deleted account and grants that name its address go with it.
CREATE INDEX mail_outbox_of_recipient ON mail_outbox (recipient);
CREATE INDEX mail_outbox_age ON mail_outbox (created);
CREATE INDEX audit_grants ON audit_log (target) WHERE action IN ('grant_admin', 'revoke_admin');

-- What administrators searched for could name people who are gone: that they searched is enough.
UPDATE audit_log SET details = JSON_SET(JSON_REMOVE(details, '$.search'), '$.searched', 1)
  WHERE JSON_EXTRACT(details, '$.search') IS NOT NULL;
