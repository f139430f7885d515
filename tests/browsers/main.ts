// Walks the same journey in Firefox and in WebKit, the engine of Safari, and says which engine is not installed. With
// `BROWSERS=playwright` it takes Playwright's own builds, otherwise installed programs.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { firefox, webkit } from "@playwright/test";
import { driveLongTermRelease } from "./firefox-commands.ts";
import { firefoxPath } from "./firefox-path.ts";
import { PORT } from "../e2e/origins.ts";
import type { Driver } from "./driver.ts";
import { journey } from "./journey.ts";
import { playwrightDriver } from "./playwright-driver.ts";
import { webdriverDriver } from "./webdriver-driver.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const ORIGIN = `http://localhost:${PORT}`;
const WEBKIT = process.env["WEBKIT_DRIVER_PATH"] ?? "/usr/bin/WebKitWebDriver";
const isOwnBuild = process.env["BROWSERS"] === "playwright";
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Starts the browser; null = it is not installed. */
const ENGINES: Readonly<Record<string, () => Promise<Driver | null>>> = {
  firefox: async () => {
    if (isOwnBuild) return playwrightDriver(await firefox.launch());
    try {
      firefoxPath();
    } catch {
      return null;
    }
    driveLongTermRelease();
    return playwrightDriver(await firefox.launch({ channel: "moz-firefox", executablePath: firefoxPath() }));
  },
  webkit: async () => {
    if (isOwnBuild) return playwrightDriver(await webkit.launch());
    return existsSync(WEBKIT) ? webdriverDriver(WEBKIT, PORT + 2) : null;
  },
};

/** Starts the server on the existing build; gives what ends it. */
async function startServer(): Promise<() => Promise<void>> {
  const env = { ...process.env, PORT: String(PORT), TARE_STATE_DIR: mkdtempSync(join(tmpdir(), "tare-browsers-")) };
  const child = spawn("npm", ["run", "--silent", "preview"], { cwd: ROOT, env, detached: true, stdio: "ignore" });
  const isUp = () =>
    fetch(`${ORIGIN}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; tries < 600 && !(await isUp()); tries++) await pause(200);
  let isEnded = false;
  return async () => {
    if (isEnded || child.pid === undefined) return;
    isEnded = true;
    process.kill(-child.pid, "SIGTERM");
    while (await isUp()) await pause(100);
  };
}

async function walk(engine: string, driver: Driver): Promise<boolean> {
  const stopServer = await startServer();
  try {
    for (const { name, run } of journey(driver, ORIGIN, stopServer)) {
      const start = Date.now();
      try {
        await run();
        say(`ok    ${engine}: ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
      } catch (error) {
        say(`FAIL  ${engine}: ${name}: ${String(error)}`);
        const picture = join(tmpdir(), `tare-${engine}.png`);
        await driver.screenshot(picture).catch(() => undefined);
        say(`      the page at this moment: ${picture}`);
        return false;
      }
    }
    return true;
  } finally {
    await driver.end();
    await stopServer();
  }
}

for (const [engine, launch] of Object.entries(ENGINES)) {
  if (process.argv.length > 2 && !process.argv.includes(engine)) continue;
  const driver = await launch();
  if (driver === null) say(`left out: ${engine} is not installed`);
  else if (!(await walk(engine, driver))) process.exitCode = 1;
}
