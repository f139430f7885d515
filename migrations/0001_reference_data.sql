-- Reference data. A version, once written, is never changed or deleted: results name the version they were computed with.
CREATE TABLE dataset_versions (
  version TEXT PRIMARY KEY,
  created INTEGER NOT NULL, -- milliseconds since 1970, UTC
  note TEXT NOT NULL
) STRICT;

-- The one pointer to the version that is served: moving it publishes, moving it back rolls back.
CREATE TABLE dataset_current (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version TEXT NOT NULL REFERENCES dataset_versions (version)
) STRICT;

-- The rows of a kind as JSON text, by content. In parts: D1 refuses a row over 2,000,000 bytes.
CREATE TABLE reference_texts (
  sha256 TEXT NOT NULL,
  part INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (sha256, part)
) STRICT;

-- Which text a kind has in a version and region, and since when; region Global is the base.
CREATE TABLE reference_rows (
  version TEXT NOT NULL REFERENCES dataset_versions (version),
  region TEXT NOT NULL,
  kind TEXT NOT NULL,
  position INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  update_time INTEGER NOT NULL, -- milliseconds since 1970, UTC
  PRIMARY KEY (version, region, kind)
) STRICT;

-- The hash of the whole list of a version and region: its content address in KV and its ETag.
CREATE TABLE reference_lists (
  version TEXT NOT NULL REFERENCES dataset_versions (version),
  region TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  PRIMARY KEY (version, region)
) STRICT;
