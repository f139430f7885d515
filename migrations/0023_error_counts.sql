-- Faults of the server and of pages, counted by hour for administrators; swept after two days. Names nobody.
CREATE TABLE error_counts (
  hour INTEGER NOT NULL, -- hours since 1970, UTC
  code TEXT NOT NULL,
  build TEXT NOT NULL, -- of the page that failed; '' = the server
  count INTEGER NOT NULL,
  PRIMARY KEY (hour, code, build)
) STRICT, WITHOUT ROWID;
