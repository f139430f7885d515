import { defineConfig } from "@playwright/test";
import { commonConfig } from "./common-config.ts";
import { driveLongTermRelease } from "./firefox-commands.ts";
import { firefoxPath } from "./firefox.ts";

// each worker loads this file before it starts its browser
driveLongTermRelease();

/** The journey that also runs in Firefox (`npm run test:firefox`). */
export default defineConfig({
  ...commonConfig,
  testMatch: "landing-to-csv.spec.ts",
  use: {
    ...commonConfig.use,
    browserName: "firefox",
    // an ordinary Firefox, by WebDriver BiDi; without a channel Playwright expects a build of its own
    channel: "moz-firefox",
    launchOptions: { executablePath: firefoxPath() },
  },
});
