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

/** The browser of the tests: CHROMIUM_PATH, an installed one, else the one inside the npm package. */
export async function launchOptions(): Promise<{ executablePath: string; args: string[] }> {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return { executablePath: named, args: ARGS };
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return { executablePath: installed, args: ARGS };
  const { default: packaged } = await import("@sparticuz/chromium");
  return { executablePath: await packaged.executablePath(), args: [...packaged.args, ...ARGS] };
}
