import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/e2e/browser.ts";
import { commonConfig } from "./tests/e2e/common-config.ts";

/** The browser tests in Chromium. The server that they start builds the page if it is older than its sources. */
export default defineConfig({
  ...commonConfig,
  testMatch: "**/*.spec.ts",
  use: { ...commonConfig.use, launchOptions: await launchOptions() },
});
