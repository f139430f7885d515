import { nestedProducts } from "./0006-nested-products.ts";
import type { TareDatabase } from "../database.ts";

/** Migrations that rewrite records, by number; they follow those that add stores (database.ts). */
const RECORD_MIGRATIONS = [[6, nestedProducts]] as const;

const LAST = "records";

/**
 * Runs the migrations of records that have not run in this database, each once and in order: in one transaction with the note that
 * they ran. Loaded with the first use of records, so that a first visit does not load them. Rejects if the database fails.
 */
export async function migrateRecords(db: TareDatabase): Promise<void> {
  const transaction = db.transaction(["migrations", "custom_products"], "readwrite");
  const run = async (): Promise<void> => {
    const migrations = transaction.objectStore("migrations");
    const done = Number((await migrations.get(LAST)) ?? 0);
    for (const [number, migrate] of RECORD_MIGRATIONS) {
      if (number <= done) continue;
      await migrate(transaction);
      await migrations.put(number, LAST);
    }
  };
  await Promise.all([run(), transaction.done]);
}
