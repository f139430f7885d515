-- Accounts. The profile that registration asks for is added with it, one column each, by ALTER TABLE … DEFAULT ''.
CREATE TABLE users (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE, -- trimmed, lower case
  password_hash TEXT NOT NULL, -- PHC string, never the password
  is_admin INTEGER NOT NULL DEFAULT 0 CHECK (is_admin IN (0, 1)),
  created INTEGER NOT NULL, -- milliseconds since 1970, UTC
  last_login INTEGER
) STRICT;
