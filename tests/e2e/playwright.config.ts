import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./browser.ts";
import { MOCK_ORIGIN, MOCK_PORT, ORIGIN, PORT } from "./origins.ts";

const ROOT = resolve(import.meta.dirname, "../..");
// a developer who tries one file again and again may keep the servers of `E2E_PORT` running
const reuseExistingServer = process.env["E2E_REUSE"] === "1";
// every run starts from an empty database, so that seeding is part of what is tested
// in the environment, so that the workers know the folder too: they read the outbox in it
const state = (process.env["TARE_STATE_DIR"] ??= mkdtempSync(join(tmpdir(), "tare-e2e-")));

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../../test-results",
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["list"], ["json"]] : [["list"]],
  forbidOnly: true,
  // one that passes then is printed under FLAKY: it fails no run, and is a fault to be found
  retries: 1,
  workers: 2,
  fullyParallel: true,
  // nothing is judged by time here: the longest journeys take ten seconds with nothing else to do, and a machine may be busy
  timeout: 150_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: ORIGIN,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    // a test of motion asks for it
    contextOptions: { reducedMotion: "reduce" },
    // it would answer in the place of what tests put there; offline.spec.ts has one
    serviceWorkers: "block",
    launchOptions: await launchOptions(),
    // recording each step of tests that pass costs a third of their time
    trace: "on-first-retry",
  },
  webServer: [
    {
      command: "node .ci/tare.mjs serve",
      cwd: ROOT,
      // each test calls from an address of its own, or their logins would count together
      env: { PORT: String(PORT), TARE_STATE_DIR: state, TRUST_CLIENT_IP: "1" },
      url: `${ORIGIN}/api/health`,
      timeout: 180_000,
      reuseExistingServer,
      gracefulShutdown: { signal: "SIGTERM", timeout: 3000 },
    },
    {
      command: "node .ci/tare.mjs dev:mock",
      cwd: ROOT,
      env: { PORT: String(MOCK_PORT) },
      url: MOCK_ORIGIN,
      timeout: 180_000,
      reuseExistingServer,
      gracefulShutdown: { signal: "SIGTERM", timeout: 3000 },
    },
  ],
});
