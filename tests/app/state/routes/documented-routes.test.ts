import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROUTES } from "../../../../app/state/routes/routes.ts";

const read = (path: string): string => readFileSync(join(import.meta.dirname, "../../../..", path), "utf8");

it("every address of the page is in the specification or in the decisions", () => {
  const documented = read("docs/specification.md") + read("docs/decisions.md");
  const addresses = Object.values(ROUTES).map(({ path }) => path.split("/:")[0] ?? "");
  expect(addresses.filter((address) => !documented.includes(address))).toEqual([]);
});
