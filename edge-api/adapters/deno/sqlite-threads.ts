import { wrap, type Remote } from "comlink";
import type { SqlDatabase } from "../../storage/d1/database.ts";
import { databaseOf, type SqliteJob } from "../sqlite-database.ts";
import type { SqliteConnection } from "./sqlite.worker.ts";

/** Number of connections that read. A slow list or count occupies one of them. */
const READERS = 4;

type Connection = Remote<SqliteConnection>;

/** Whether a job consists of SELECTs only; everything else counts as a write. */
const isRead = (job: SqliteJob): boolean =>
  ("alone" in job ? [job.alone] : job.together).every(({ sql }) => /^\s*SELECT\b/i.test(sql));

/** Gives each job the first connection that is free. */
function inTurn(connections: readonly Connection[]) {
  const free = [...connections];
  const waiting: ((connection: Connection) => void)[] = [];
  return async (job: SqliteJob): Promise<unknown[][]> => {
    const connection = free.pop() ?? (await new Promise<Connection>((resolve) => void waiting.push(resolve)));
    try {
      return await connection.run(job);
    } finally {
      const next = waiting.shift();
      if (next === undefined) free.push(connection);
      else next(connection);
    }
  };
}

/**
 * A SQLite file in threads of its own: one writes, READERS read at the same time (write-ahead log), so that a slow
 * query delays no other call. A read sees every write that was answered before.
 */
export async function sqliteThreads(path: string): Promise<{ database: SqlDatabase; close: () => Promise<void> }> {
  const opened = async (isReader: boolean): Promise<Connection> => {
    const worker = new Worker(new URL("sqlite.worker.ts", import.meta.url), { type: "module" });
    const connection = wrap<SqliteConnection>(worker);
    await connection.open(path, isReader);
    return connection;
  };
  // the writer first: it makes the file and its write-ahead log
  const writer = await opened(false);
  const readers = await Promise.all(Array.from({ length: READERS }, () => opened(true)));
  const [write, read] = [inTurn([writer]), inTurn(readers)];
  return {
    database: databaseOf((job) => (isRead(job) ? read(job) : write(job))),
    async close() {
      await Promise.all(readers.map((reader) => reader.close()));
      // the last connection moves the write-ahead log into the file
      await writer.close();
    },
  };
}
