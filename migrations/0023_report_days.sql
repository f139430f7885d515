-- Score reports counted by kind and day (UTC), so that a chart of 400 days reads 400 rows whatever their number. What adds
-- a report counts it, what deletes an account takes its reports off (score-report-store.ts).
CREATE TABLE score_report_days (
  kind TEXT NOT NULL,
  day INTEGER NOT NULL, -- days since 1970, UTC
  count INTEGER NOT NULL,
  PRIMARY KEY (kind, day)
) STRICT, WITHOUT ROWID;
INSERT INTO score_report_days (kind, day, count)
  SELECT kind, date / 86400000, COUNT(*) FROM score_reports GROUP BY kind, date / 86400000;
