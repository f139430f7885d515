import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readShippedDataset } from "../../../migrations/seed/shipped-dataset.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tare-built-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content));
const row = { kind: "metric", data: "{}" };

test("base.json is the region Global, every other file the region of its name", () => {
  write("base.json", { version: "2026.1", rows: [row] });
  write("Europe.json", { version: "2026.1", rows: [] });
  write("manifest.json", { version: "2026.1" });
  expect(readShippedDataset(folder)).toEqual({ version: "2026.1", note: "", rows: { Global: [row], Europe: [] } });
});

test("a missing base, mixed versions and a wrong shape are errors", () => {
  expect(() => readShippedDataset(folder)).toThrow("npm run data:build");
  write("base.json", { version: "2026.1", rows: [row] });
  write("Spain.json", { version: "2026.2", rows: [] });
  expect(() => readShippedDataset(folder)).toThrow("2026.1 and 2026.2");
  write("Spain.json", { version: "2026.1", rows: [{ kind: "metric", data: {} }] });
  expect(() => readShippedDataset(folder)).toThrow(/expected string/i);
});
