import { defineConfig, devices } from "@playwright/test";
import { commonConfig } from "./common-config.ts";

/** The journey in Playwright's own builds of Firefox and WebKit (`npx playwright install firefox webkit`). */
export default defineConfig({
  ...commonConfig,
  testMatch: "landing-to-csv.spec.ts",
  projects: [
    { name: "firefox", use: { ...devices["Desktop Firefox"], ...commonConfig.use } },
    { name: "webkit", use: { ...devices["Desktop Safari"], ...commonConfig.use } },
  ],
});
