// `npm test [-- NAMES]`, from a bare clone: installs the packages, then runs all checks and tests, or the tests with one of
// the names in their path. `--soak` runs every case of the suites of which an ordinary test takes a sample.
import { check } from "./checks.mjs";
import { fail, failOn } from "./environment.mjs";
import { install } from "./install.mjs";
import { portProblem } from "./preflight.mjs";
import { must, run } from "./programs.mjs";
import { runTests } from "./runners.mjs";
import { printTotals, timed } from "./totals.mjs";

const DENO_TESTS = "tests/edge-api/deno/";
const isSoak = process.argv.includes("--soak");
const names = process.argv.slice(2).filter((word) => word !== "--soak");
const options = { mayBeEmpty: names.length > 0, environment: isSoak ? { TARE_SOAK: "1", FUZZ_BODIES: "36000" } : {} };
const print = (data) => process.stdout.write(data);

/** Holds back the output of what runs beside the unit tests until those are done, so that logs do not mix. */
function bufferedOutput() {
  let buffer = [];
  return {
    show: (data) => (buffer ? buffer.push(data) : print(data)),
    release: () => {
      for (const data of buffer) print(data);
      buffer = null;
    },
  };
}

install();
/** Must match tests/e2e/origins.ts: port of the server; the next port is that of the client alone. */
const port = Number(process.env.E2E_PORT ?? "8797");
failOn(await portProblem("E2E_PORT", process.env.E2E_REUSE === "1" ? [] : [port, port + 1]));
must("node", ["scripts/reference-data.mjs"]);
must("node", ["tests/e2e/look-for-browser.ts"]);

const results = [];
const { show, release } = bufferedOutput();

async function unit() {
  results.push(await timed("unit, vectors and API", () => runTests("vitest", names, print, options)));
  release();
}

/** All else, which together takes about as long as the unit tests. */
async function beside() {
  if ((await timed("build", () => run("vite", ["build", "--logLevel", "warn"], print))) !== 0)
    return fail("The build failed.");
  results.push(await timed("browser", () => runTests("playwright", names, show, options)));
  if (names.length > 0) return;
  results.push(await timed("checks", () => check(show)));
  results.push(await timed("API on Deno", () => runTests("deno", [DENO_TESTS], show, options)));
}

/** The journey in those of the other engines that are installed; it says which it left out. */
async function inOtherEngines() {
  const code = await run("node", ["tests/browsers/main.ts"], print);
  return { passed: code === 0 ? 1 : 0, failures: code === 0 ? [] : ["the journey in Firefox and WebKit"], flaky: [] };
}

await Promise.all([unit(), beside()]);
if (isSoak && names.length === 0) results.push(await timed("Firefox and WebKit", inOtherEngines));
printTotals(results);
