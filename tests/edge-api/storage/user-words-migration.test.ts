import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { sqliteDatabase } from "../../../edge-api/adapters/sqlite-database.ts";
import { searchWordsOf } from "../../../edge-api/storage/d1/search-words.ts";
import { migrate } from "../../../migrations/seed/migrate.ts";

const MIGRATIONS = resolve(import.meta.dirname, "../../../migrations");
const before = mkdtempSync(join(tmpdir(), "tare-migrations-"));
afterAll(() => rmSync(before, { recursive: true }));

/** Letters of a script, in both cases, without those that are a space with a mark. */
const letters = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
    .filter(
      (letter) =>
        /\p{L}/u.test(letter) && letter.normalize("NFC") === letter && !letter.normalize("NFKD").includes(" "),
    )
    .join("");

test("accounts from before get the search words that new ones get, over Latin, Greek and Cyrillic letters", async () => {
  for (const name of readdirSync(MIGRATIONS)) {
    if (/^\d{4}_/.test(name) && name < "0019") cpSync(join(MIGRATIONS, name), join(before, name));
  }
  const database = sqliteDatabase(new DatabaseSync(":memory:"));
  await migrate(database, { folder: before });
  const people = [
    { email: "ana@mail.example", name: "Ana", last_name: "" },
    { email: "émile@mail.example", name: "Émile", last_name: "ŁOŚ" },
    { email: "a@mail.example", name: "e\u0301l", last_name: "山田" },
    { email: "b@mail.example", name: letters(0xc0, 0x24f), last_name: letters(0x1e00, 0x1eff) },
    { email: "c@mail.example", name: letters(0x370, 0x3ff), last_name: letters(0x400, 0x52f) },
  ];
  for (const [at, { email, name, last_name }] of people.entries()) {
    await database
      .prepare("INSERT INTO users (id, email, password_hash, created, name, last_name) VALUES (?, ?, 'x', 1, ?, ?)")
      .bind(`u${at}`, email, name, last_name)
      .all();
  }
  await migrate(database);
  for (const [at, someone] of people.entries()) {
    const sql = "SELECT word, word_before FROM user_words WHERE user_id = ? ORDER BY word";
    const { results } = await database.prepare(sql).bind(`u${at}`).all();
    const words = results.map((row) => String(Object(row).word));
    expect(new Set(words)).toEqual(new Set(searchWordsOf(someone)));
    // a search lists an account at the first of its words
    expect(results.map((row) => Object(row).word_before)).toEqual([null, ...words.slice(0, -1)]);
  }
});
