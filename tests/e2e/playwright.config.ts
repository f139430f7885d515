import { defineConfig } from "@playwright/test";
import { launchOptions } from "./browser.ts";
import { commonConfig } from "./common-config.ts";

export default defineConfig({
  ...commonConfig,
  testMatch: "**/*.spec.ts",
  use: { ...commonConfig.use, launchOptions: await launchOptions() },
});
