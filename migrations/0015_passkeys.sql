-- Passkeys (WebAuthn), what is needed while one is asked for, and the codes for the day when all of them are lost.
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY, -- of the credential, as its authenticator chose it: base64url
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  public_key TEXT NOT NULL, -- COSE, base64url
  counter INTEGER NOT NULL, -- signatures that the authenticator has made; 0: it counts none
  transports TEXT NOT NULL, -- JSON list of texts
  name TEXT NOT NULL,
  created INTEGER NOT NULL, -- milliseconds since 1970, UTC
  last_used INTEGER
) STRICT;
CREATE INDEX passkeys_of_user ON passkeys (user_id, created);

CREATE TABLE passkey_challenges (
  challenge_hash TEXT PRIMARY KEY, -- SHA-256
  purpose TEXT NOT NULL CHECK (purpose IN ('log_in', 'second_factor', 'add', 'confirm')),
  user_id TEXT REFERENCES users (id) ON DELETE CASCADE, -- null: of a login that nobody is known of yet
  subject TEXT NOT NULL, -- SHA-256 of the session or the login ticket that it was made for; '' = neither
  expires INTEGER NOT NULL -- milliseconds since 1970, UTC
) STRICT;
CREATE INDEX passkey_challenges_expired ON passkey_challenges (expires);
CREATE INDEX passkey_challenges_of_user ON passkey_challenges (user_id);

-- After a right password, while the passkey is still asked for.
CREATE TABLE login_tickets (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires INTEGER NOT NULL
) STRICT;
CREATE INDEX login_tickets_of_user ON login_tickets (user_id);

CREATE TABLE recovery_codes (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash TEXT NOT NULL, -- SHA-256 of the user's id and the code
  PRIMARY KEY (user_id, code_hash)
) STRICT, WITHOUT ROWID;

-- whether a login with the password also asks for a passkey; of administrators with a passkey it always does
ALTER TABLE users ADD COLUMN asks_passkey INTEGER NOT NULL DEFAULT 0 CHECK (asks_passkey IN (0, 1));
-- when the owner last proved within the session who they are; null: not since this is written down
ALTER TABLE sessions ADD COLUMN proved INTEGER;
