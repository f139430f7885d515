-- Mail that the server wrote. Without a mail provider it stays here, and `npm run outbox` prints it.
CREATE TABLE mail_outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  created INTEGER NOT NULL, -- milliseconds since 1970, UTC
  sent INTEGER -- null: not handed to a provider
) STRICT;
