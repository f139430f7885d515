import { existsSync } from "node:fs";

const INSTALLED = [
  "/usr/bin/firefox",
  "/usr/bin/firefox-esr",
  "/snap/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/**
 * The Firefox of the tests: FIREFOX_PATH, else an installed one. An ordinary Firefox is enough, which is driven by WebDriver BiDi;
 * no npm package brings one. @throws Error if there is none
 */
export function firefoxPath(): string {
  const named = process.env["FIREFOX_PATH"];
  const found = named ? [named].find((path) => existsSync(path)) : INSTALLED.find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new Error(
    named
      ? `There is no Firefox at FIREFOX_PATH, ${named}.`
      : "No Firefox was found, so nothing was tested: install one, or name one in FIREFOX_PATH.",
  );
}
