// Runs the test runners and reads their reports.
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./environment.mjs";
import { run } from "./programs.mjs";
import { readReport } from "./reports.mjs";

/** One processor is left to the browser tests, which run at the same time: with a worker more they are the slower ones. */
const UNIT_WORKERS = Math.max(1, availableParallelism() - 1);

/** [program, arguments, environment] of each runner. */
const RUNNERS = {
  vitest: (report, filters) => [
    "vitest",
    [
      "run",
      "--passWithNoTests",
      `--maxWorkers=${UNIT_WORKERS}`,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...filters,
    ],
  ],
  // without a check of types, which `npm run typecheck:deno` makes: it takes longer than the tests
  deno: (report, filters) => [
    "deno",
    [
      "test",
      "--no-check",
      "--no-remote",
      "--allow-all",
      "--quiet",
      "--permit-no-files",
      `--junit-path=${report}`,
      ...filters,
    ],
  ],
  playwright: (report, filters) => [
    "playwright",
    ["test", "--pass-with-no-tests", ...filters],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  ],
};

/**
 * Runs a test runner to its end.
 *
 * @param runner `vitest`, `deno` or `playwright`
 * @param filters parts of file names; empty: all files
 * @param show gets the output
 * @param options `mayBeEmpty`: whether no test may match; `environment`: further variables
 * @returns { passed, failures, flaky }
 */
export async function runTests(runner, filters, show, { mayBeEmpty, environment }) {
  const folder = mkdtempSync(join(tmpdir(), "tare-reports-"));
  try {
    const file = join(folder, runner);
    const [program, args, own] = RUNNERS[runner](file, filters);
    const code = await run(program, args, show, { ...own, ...environment });
    return readReport(runner, file, ROOT, code, mayBeEmpty);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
