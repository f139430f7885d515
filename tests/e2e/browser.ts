import { existsSync } from "node:fs";

/** What a Chromium needs that runs as root in a machine without a network. */
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/usr/bin/chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The browser of the tests: CHROMIUM_PATH, else on Linux x64 the one inside the npm package, so that everybody tests with the
 * same; elsewhere an installed Chrome. The package's own arguments stay out: `--single-process` ends the browser with its
 * first closed context, and `--disable-web-security` switches off what tests prove.
 */
export async function launchOptions(): Promise<{ executablePath: string; args: string[] }> {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return { executablePath: named, args: ARGS };
  if (process.platform === "linux" && process.arch === "x64") {
    const { default: packaged } = await import("@sparticuz/chromium");
    return { executablePath: await packaged.executablePath(), args: ARGS };
  }
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return { executablePath: installed, args: ARGS };
  throw new Error("No Chrome was found: install one, or name another browser in CHROMIUM_PATH.");
}
