-- When an account is deleted unless its owner confirms the address; null: never. Accounts from before stay.
ALTER TABLE users ADD COLUMN confirm_by INTEGER;
CREATE INDEX users_to_confirm ON users (confirm_by) WHERE confirm_by IS NOT NULL AND email_verified IS NULL;

-- What a sweep deletes by its age, it finds by an index.
CREATE INDEX sessions_created ON sessions (created);
CREATE INDEX sessions_last_used ON sessions (last_used);
CREATE INDEX device_marks_last_used ON device_marks (last_used);
CREATE INDEX account_events_at ON account_events (at);
CREATE INDEX audit_log_at ON audit_log (at);
