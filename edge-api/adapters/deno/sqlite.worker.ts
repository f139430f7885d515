import { DatabaseSync } from "node:sqlite";
import { expose } from "comlink";
import { runJob, type SqliteJob } from "../sqlite-database.ts";

let file: DatabaseSync | undefined;
let begin = "BEGIN IMMEDIATE";

const connection = {
  open(path: string, isReader: boolean): void {
    file = new DatabaseSync(path);
    file.exec("PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000");
    if (!isReader) return;
    file.exec("PRAGMA query_only = 1");
    // a reader must not wait for the writer
    begin = "BEGIN";
  },
  run(job: SqliteJob): unknown[][] {
    if (file === undefined) throw new Error("no database is open");
    return runJob(file, job, begin);
  },
  close: (): void => file?.close(),
};

/** A connection to a SQLite file in a thread of its own. */
export type SqliteConnection = typeof connection;

expose(connection);
