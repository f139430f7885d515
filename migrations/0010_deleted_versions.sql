-- The highest version that an item of the user had when it was deleted. Items that are made count on from there, so that
-- an If-Match that names a deleted one never fits what is made under its id. One number an account, nothing to sweep.
ALTER TABLE users ADD COLUMN deleted_version INTEGER NOT NULL DEFAULT 0;
