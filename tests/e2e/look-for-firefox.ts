// Says in one line that there is no Firefox, or one that is too old (exit code 1), before anything is built.
import { execFileSync } from "node:child_process";
import { firefoxPath } from "./firefox.ts";

/** The long-term release that the journey was tried with; 140 lacks what Playwright needs of WebDriver BiDi. */
const OLDEST = 153;

try {
  const version = execFileSync(firefoxPath(), ["--version"], { encoding: "utf8" }).trim();
  const [, major = OLDEST] = /(\d+)\./.exec(version) ?? [];
  if (Number(major) < OLDEST)
    throw new Error(`${version} is too old, so nothing was tested: it takes ${OLDEST} or later.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
