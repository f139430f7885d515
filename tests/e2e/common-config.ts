import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { PlaywrightTestConfig } from "@playwright/test";
import { MOCK_ORIGIN, MOCK_PORT, ORIGIN, PORT } from "./origins.ts";
import { IS_SOAK } from "../fixtures/soak.ts";

const ROOT = resolve(import.meta.dirname, "../..");
// `E2E_REUSE=1` keeps the servers of `E2E_PORT` running, for repeated runs of one file
const reuseExistingServer = process.env["E2E_REUSE"] === "1";
// every run starts from an empty database, so that seeding is part of what is tested
// in the environment, so that the workers find the outbox in this folder
const state = (process.env["TARE_STATE_DIR"] ??= mkdtempSync(join(tmpdir(), "tare-e2e-")));

/** The client alone, which one test of `npm run soak` opens. */
const mockServer = {
  command: "npm run --silent dev:mock",
  cwd: ROOT,
  env: { PORT: String(MOCK_PORT) },
  url: MOCK_ORIGIN,
  timeout: 180_000,
  reuseExistingServer,
  gracefulShutdown: { signal: "SIGTERM", timeout: 3000 },
} satisfies PlaywrightTestConfig["webServer"];

/** What the browser tests have in common, whichever browser runs them. */
export const commonConfig = {
  testDir: import.meta.dirname,
  outputDir: resolve(ROOT, "test-results"),
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["list"], ["json"]] : [["list"]],
  forbidOnly: true,
  // without TARE_SOAK: what goes through every page, size or step has a sample here (soak.ts)
  ...(IS_SOAK ? {} : { grepInvert: /@soak/ }),
  // a test that fails once has a fault
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // no test is judged by time: the longest takes ten seconds on an idle machine, and the machine may be busy
  timeout: 150_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: ORIGIN,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    // tests of motion override this
    contextOptions: { reducedMotion: "reduce" },
    // a service worker would answer instead of the test's routes; offline.spec.ts allows it
    serviceWorkers: "block",
    // recording would cost a third of the time; `--trace on` records one test
    trace: "off",
  },
  webServer: [
    {
      command: "node scripts/serve.mjs",
      cwd: ROOT,
      // each test has its own client address, because logins are limited per address
      env: { PORT: String(PORT), TARE_STATE_DIR: state, TRUST_CLIENT_IP: "1" },
      url: `${ORIGIN}/api/health`,
      timeout: 180_000,
      reuseExistingServer,
      gracefulShutdown: { signal: "SIGTERM", timeout: 3000 },
    },
    ...(IS_SOAK ? [mockServer] : []),
  ],
} satisfies PlaywrightTestConfig;
