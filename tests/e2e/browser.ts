import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { chromium } from "@playwright/test";

/** Arguments for Chromium as root and without a network. */
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Where an installed Chrome or Chromium lies, on Linux, macOS and Windows. */
const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/usr/bin/chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].map((name) =>
    join(process.env[name] ?? "", "Google/Chrome/Application/chrome.exe"),
  ),
];

/** In node_modules, so that a new installation unpacks its own version. */
const UNPACKED = resolve(import.meta.dirname, "../../node_modules/.cache/tare/chromium");

/**
 * The browser of the npm package. The package itself unpacks to a fixed name in the temporary folder and reuses an existing
 * file, even of another version or incomplete.
 */
async function packagedChromium(): Promise<string> {
  if (existsSync(UNPACKED)) return UNPACKED;
  mkdirSync(dirname(UNPACKED), { recursive: true });
  const packed = new URL("../bin/chromium.br", import.meta.resolve("@sparticuz/chromium"));
  const partial = `${UNPACKED}.${process.pid}`;
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(partial, { mode: 0o755 }));
  renameSync(partial, UNPACKED);
  return UNPACKED;
}

async function executable(): Promise<string> {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return named;
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  if (process.platform === "linux" && process.arch === "x64") return packagedChromium();
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return installed;
  throw new Error(
    "No Chrome was found: npx playwright install chromium, install one, or name another browser in CHROMIUM_PATH.",
  );
}

/**
 * Launch options of the test browser: CHROMIUM_PATH, else Playwright's own where it is installed, else on Linux x64 the one in
 * the npm package, elsewhere an installed Chrome. The package's own arguments are left out: `--single-process` ends the browser
 * with its first closed context, and `--disable-web-security` switches off what the tests check. @throws Error if there is none
 */
export async function launchOptions(): Promise<{ executablePath: string; args: string[] }> {
  return { executablePath: await executable(), args: ARGS };
}
