import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

/** The pure folders have no page, no network and no console in their types: a line that uses one must not compile. */
const ROOT = resolve(import.meta.dirname, "../..");
const PURE = ["edge-api/contract", "workers/engine"];
const IMPURE = ["document.title", "fetch('/api')", "console.log(1)", "localStorage.length"];

let planted = "";
beforeAll(() => {
  mkdirSync(join(ROOT, ".tsbuild"), { recursive: true });
  planted = mkdtempSync(join(ROOT, ".tsbuild/planted-"));
});
afterAll(() => rmSync(planted, { recursive: true, force: true }));

it.each(PURE.flatMap((folder) => IMPURE.map((line) => ({ folder, line }))))("$folder: $line", ({ folder, line }) => {
  writeFileSync(join(planted, "planted.ts"), `export const x: unknown = ${line};\n`);
  const config = { extends: join(ROOT, folder, "tsconfig.json"), include: ["planted.ts"], references: [] };
  writeFileSync(
    join(planted, "tsconfig.json"),
    JSON.stringify({
      ...config,
      compilerOptions: {
        rootDir: ".",
        composite: false,
        noEmit: true,
        emitDeclarationOnly: false,
        tsBuildInfoFile: null,
      },
    }),
  );
  const tsc = spawnSync(process.execPath, [join(ROOT, "node_modules/typescript/bin/tsc"), "-p", planted], {
    encoding: "utf8",
  });
  expect(tsc.stdout).toMatch(/TS(2304|2584|2591)/);
  expect(tsc.status).not.toBe(0);
});
