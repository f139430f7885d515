import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/**
 * A rule that nobody ever saw catch something is a false green. So every direction of the architecture is tried: the
 * lint configuration runs over a small planted tree, and each forbidden import has to be reported with its reason.
 */
const ROOT = resolve(import.meta.dirname, "../..");

const FORBIDDEN = [
  { file: "edge-api/contract/a.ts", from: "../app.ts", reason: "ground floor" },
  { file: "edge-api/contract/b.ts", from: "hono", reason: "schema library" },
  { file: "workers/engine/tables/a.ts", from: "../../../app/state/x.ts", reason: "contract only" },
  { file: "workers/engine/tables/b.ts", from: "../../../edge-api/app.ts", reason: "contract only" },
  { file: "workers/engine/tables/c.ts", from: "../../scoring-service.ts", reason: "does not know the worker" },
  { file: "workers/engine/tables/d.ts", from: "papaparse", reason: "no packages" },
  { file: "workers/scoring-service.ts", from: "../app/state/x.ts", reason: "never knows it" },
  { file: "workers/import/a.ts", from: "../../app/state/x.ts", reason: "never knows it" },
  { file: "workers/export/a.ts", from: "../../app/text/x.ts", reason: "never knows it" },
  { file: "edge-api/services/a.ts", from: "hono", reason: "plain functions over ports" },
  { file: "edge-api/services/b.ts", from: "../storage/d1/rows.ts", reason: "plain functions over ports" },
  { file: "edge-api/routes/a.ts", from: "../../app/data/x.ts", reason: "may not know the page" },
  { file: "app/theme/a.ts", from: "../ui/button.tsx", reason: "the floor" },
  { file: "app/ui/a.ts", from: "../state/x.ts", reason: "from its props alone" },
  { file: "app/ui/button/a.ts", from: "../../engine/x.ts", reason: "from its props alone" },
  { file: "app/scheduling/a.ts", from: "../data/x.ts", reason: "the platform and React" },
  { file: "app/charts/a.ts", from: "../data/x.ts", reason: "from its props alone" },
  { file: "app/choices/a.ts", from: "../state/x.ts", reason: "from its props" },
  { file: "app/score-tables/a.ts", from: "../state/x.ts", reason: "from its props" },
  { file: "app/help/a.ts", from: "../features/x/y.tsx", reason: "no feature or page" },
  { file: "app/ui/b.ts", from: "../choices/x.ts", reason: "from its props alone" },
  { file: "app/data/a.ts", from: "../state/x.ts", reason: "serve the atoms" },
  { file: "app/engine/a.ts", from: "jotai", reason: "serve the atoms" },
  { file: "app/state/a.ts", from: "../features/x/y.ts", reason: "one way" },
  { file: "app/features/one/a.ts", from: "../two/b.ts", reason: "never import each other" },
  { file: "app/features/one/deep/a.ts", from: "../../two/b.ts", reason: "never import each other" },
  { file: "app/features/one/b.ts", from: "../../data/x.ts", reason: "verbs of app/state" },
  { file: "app/pages/one/a.ts", from: "../../shell/x.ts", reason: "the shell loads pages" },
  { file: "app/exports/a.ts", from: "../features/one/x.ts", reason: "written from atoms" },
  { file: "app/sections/a.ts", from: "../pages/one/x.ts", reason: "pages render it" },
] as const;

const ALLOWED = [
  { file: "workers/engine/tables/ok.ts", from: "../../../edge-api/contract/metrics.ts" },
  { file: "edge-api/contract/ok.ts", from: "valibot" },
  { file: "app/features/one/ok.ts", from: "../../ui/button.tsx" },
  { file: "app/features/one/chosen.ts", from: "../../choices/food-list.tsx" },
  { file: "app/features/one/deep/ok.ts", from: "../own.ts" },
  { file: "app/pages/one/ok.ts", from: "../../features/one/a.ts" },
] as const;

let planted = "";
let report: { filename: string; message: string; help: string }[] = [];

beforeAll(() => {
  planted = mkdtempSync(join(tmpdir(), "tare-planted-"));
  copyFileSync(join(ROOT, ".oxlintrc.json"), join(planted, ".oxlintrc.json"));
  for (const { file, from } of [...FORBIDDEN, ...ALLOWED]) {
    mkdirSync(dirname(join(planted, file)), { recursive: true });
    writeFileSync(join(planted, file), `import { x } from "${from}";\nexport const y = x;\n`);
  }
  const oxlint = join(ROOT, "node_modules/oxlint/bin/oxlint");
  let out = "";
  try {
    out = execFileSync(process.execPath, [oxlint, "--format=json"], { cwd: planted, encoding: "utf8" });
  } catch (error) {
    out = (error as { stdout: string }).stdout;
  }
  report = (JSON.parse(out) as { diagnostics: typeof report }).diagnostics;
});

afterAll(() => rmSync(planted, { recursive: true, force: true }));

describe("import directions", () => {
  it.each(FORBIDDEN)("$file may not import $from", ({ file, reason }) => {
    const found = report.filter((entry) => entry.filename.endsWith(file) && entry.message.includes("restricted"));
    expect(found.map((entry) => entry.help).join(" ")).toContain(reason);
  });

  it.each(ALLOWED)("$file may import $from", ({ file }) => {
    expect(report.filter((entry) => entry.filename.endsWith(file) && entry.message.includes("restricted"))).toEqual([]);
  });
});
