// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { versionCell } from "../../../workers/export/named-column.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

test("a data version is text that no spreadsheet reads as a number, in every column of every file", () => {
  expect(versionCell("2026.10")).toBe("v2026.10");
  const counts = ["app/exports", "workers/export"].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => {
      const source = readFileSync(join(ROOT, folder, name), "utf8");
      const columns = source.match(/["'`][^"'`]*\bdata version( before| now)?["'`]/g)?.length ?? 0;
      return { name, columns, cells: source.match(/versionCell\(/g)?.length ?? 0 };
    }),
  );
  expect(counts.filter(({ columns }) => columns > 0).length).toBeGreaterThan(5);
  expect(counts.filter(({ columns, cells }) => cells < columns)).toEqual([]);
});
