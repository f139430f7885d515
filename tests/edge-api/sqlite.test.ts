import { describe, expect, test } from "vitest";
import { ALL_CASES } from "./suite/all-cases.ts";
import { COPY_CASES } from "./suite/reference-cases.ts";
import { heldToDescription } from "./suite/described.ts";
import { sqliteApi } from "./suite/sqlite-api.ts";

describe("the API on node:sqlite", () => {
  test.each([...ALL_CASES, ...COPY_CASES])(
    "$name",
    async ({ run }) => {
      // every reply of the cases is checked against openapi.json
      await expect(run(heldToDescription(await sqliteApi()))).resolves.toBeUndefined();
    },
    30_000,
  );
});
