-- What names of other people's lists mean, as users decided when they imported them: lists of some hundred names each.
CREATE TABLE mappings (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  updated INTEGER NOT NULL, -- milliseconds since 1970, UTC
  PRIMARY KEY (user_id, id)
) STRICT;
CREATE INDEX mappings_room ON mappings (user_id, bytes);
