import { expect, test } from "vitest";
import { jsonLog } from "../../../edge-api/adapters/platform-ports.ts";

test("an event is one line of JSON for any fields", () => {
  const lines: string[] = [];
  const levels: string[] = [];
  const log = jsonLog(
    (line, level) => {
      lines.push(line);
      levels.push(level);
    },
    () => 0,
  );
  log.warn("copy_is_false", { key: "ref:\nx", level: "shouting" });
  log.error("internal", {});
  log.info("swept", {});
  expect(levels).toEqual(["warn", "error", "info"]);
  expect(lines.map((line) => line.includes("\n"))).toEqual([false, false, false]);
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    { level: "warn", event: "copy_is_false", time: "1970-01-01T00:00:00.000Z", key: "ref:\nx" },
    { level: "error", event: "internal", time: "1970-01-01T00:00:00.000Z" },
    { level: "info", event: "swept", time: "1970-01-01T00:00:00.000Z" },
  ]);
});
