import { describe, test } from "vitest";
import { ALL_CASES } from "./suite/all-cases.ts";
import { sqliteApi } from "./suite/sqlite-api.ts";

describe("the API on node:sqlite", () => {
  test.each(ALL_CASES)("$name", async ({ run }) => run(await sqliteApi()));
});
