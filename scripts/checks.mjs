// Runs the steps of `npm run check`, all of them even after a failure.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./environment.mjs";
import { NPM, run } from "./programs.mjs";

const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
/** Names of the npm scripts of which `check` in package.json consists. */
const STEPS = [...scripts.check.matchAll(/npm run (?:--silent )?(\S+)/g)].map(([, name]) => name);

/** @param show gets the output. @returns { passed, failures, flaky }; a step that could not be checked counts as neither */
export async function check(show) {
  const result = { passed: 0, failures: [], flaky: [] };
  for (const step of STEPS) {
    let output = "";
    const code = await run(NPM, ["run", "--silent", step], (data) => (output += data));
    const isSkipped = code === 0 && output.startsWith("not checked");
    show(output);
    show(`${code === 0 ? (isSkipped ? "skip" : "ok  ") : "FAIL"}  ${step}\n`);
    if (code !== 0) result.failures.push(`check: ${step}`);
    else if (!isSkipped) result.passed++;
  }
  return result;
}
