import type { DatabaseSync } from "node:sqlite";
import { sqliteDatabase } from "../../../edge-api/adapters/sqlite-database.ts";
import { openFile } from "../../../migrations/seed/local-database.ts";
import { migrate } from "../../../migrations/seed/migrate.ts";
import { seed } from "../../../migrations/seed/seed.ts";
import { toyDataset } from "../../fixtures/toy-dataset.ts";

/** Longer than a statement of D1 may be, with everything that SQL or a line could trip over. */
export const LONG = `it's "quoted"; -- no comment\n\r\u2028 杯 🥤`.repeat(6000);

export const addUser = (file: DatabaseSync, id: string, email = `${id}@mail.example`): void =>
  void file.prepare("INSERT INTO users (id, email, password_hash, created) VALUES (?, ?, 'x', 1)").run(id, email);

export const addAudit = (file: DatabaseSync): void =>
  void file
    .prepare("INSERT INTO audit_log (at, action, target, details) VALUES (1, 'update_kind', 'food', '{}')")
    .run();

/** A database with people, their work, two reference versions and an audit log. */
export async function filledDatabase(path: string): Promise<void> {
  const file = openFile(path);
  const database = sqliteDatabase(file);
  await migrate(database);
  await seed(database, toyDataset("2026.11", 1), () => 1000);
  await seed(database, toyDataset("2026.12", 2), () => 2000);
  addUser(file, "u1", "o'brien@example.com");
  addUser(file, "u2");
  const items = "(user_id, id, version, body, bytes, updated) VALUES";
  file.exec(`INSERT INTO comparisons ${items} ('u1', 'c1', 3, '{"name":"It''s"}', 5, 6)`);
  file.exec(`INSERT INTO portfolios ${items} ('u1', 'p1', 1, '{}', 5, 6)`);
  const share = file.prepare(
    "INSERT INTO shares (id, user_id, kind, name, data_version, body, bytes, created) " +
      "VALUES (?, 'u1', 'portfolio', 'n', '2026.12', ?, 1, 1)",
  );
  share.run("s1", LONG);
  share.run("s2", "a".repeat(400_000));
  file.exec("INSERT INTO body_texts (user_id, name, piece, text, stored) VALUES ('u1', 'h', 0, 'QUJD', 7)");
  file.exec("INSERT INTO user_words (word, user_id) VALUES ('o''brien', 'u1'), ('añil', 'u2')");
  file.exec("INSERT INTO sessions (token_hash, user_id, created, last_used, id) VALUES ('t', 'u1', 1, 1, 's')");
  file.exec("INSERT INTO mail_outbox (recipient, subject, body, created) VALUES ('a@b.example', 'Reset', 'Link', 0)");
  addAudit(file);
  file.close();
}
