import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const TESTS = resolve(import.meta.dirname, "..");

interface Requirement {
  readonly number: number;
  readonly proofs: { readonly file: string; readonly name: string }[];
}

/** The numbered list of tests/README.md: a line of a requirement, then lines of "`file` › name". */
function listed(text: string): readonly Requirement[] {
  const found: Requirement[] = [];
  for (const line of text.split("\n")) {
    const number = /^(\d+)\. \S/.exec(line)?.[1];
    if (number !== undefined) found.push({ number: Number(number), proofs: [] });
    const [, file, name] = /^ +- `([^`]+)` › (.+)$/.exec(line) ?? [];
    if (file !== undefined && name !== undefined) found.at(-1)?.proofs.push({ file, name });
  }
  return found;
}

/** Null: a file of tests has a test of this name, as it stands in the source. */
function faultOf({ file, name }: Requirement["proofs"][number]): string | null {
  const path = join(TESTS, file);
  if (!existsSync(path)) return `${file} is not there`;
  const source = readFileSync(path, "utf8");
  const isTest = ['"', "`"].some((quote) => source.includes(`${quote}${name}${quote}`));
  return isTest ? null : `${file} has no test "${name}"`;
}

test("each of the forty requirements names tests that exist", () => {
  const requirements = listed(readFileSync(join(TESTS, "README.md"), "utf8"));
  expect(requirements.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  expect(requirements.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
  expect(requirements.flatMap(({ proofs }) => proofs.map(faultOf)).filter((fault) => fault !== null)).toEqual([]);
});

test("a missing test name and a missing file are reported", () => {
  expect(faultOf({ file: "quality/requirements.test.ts", name: "nobody wrote this".toUpperCase() })).toMatch(/no test/);
  expect(faultOf({ file: "quality/gone.test.ts", name: "x" })).toBe("quality/gone.test.ts is not there");
});
