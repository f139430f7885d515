// Says in one line why the test browser cannot start (exit code 1), instead of once per test.
import { spawnSync } from "node:child_process";
import { launchOptions } from "./browser.ts";

/** Debian package by shared library, for libraries that a minimal system may lack. */
const PACKAGES: Readonly<Record<string, string>> = {
  "libnss3.so": "libnss3",
  "libnssutil3.so": "libnss3",
  "libnspr4.so": "libnspr4",
  "libplc4.so": "libnspr4",
  "libplds4.so": "libnspr4",
  "libexpat.so.1": "libexpat1",
};

try {
  const { executablePath } = await launchOptions();
  const { status, stderr, error } = spawnSync(executablePath, ["--version"], { encoding: "utf8" });
  const [, missing = ""] = /error while loading shared libraries: ([^:\s]+)/.exec(stderr ?? "") ?? [];
  if (missing !== "") {
    const named = PACKAGES[missing];
    const how = named === undefined ? `the package that holds it` : `it, on Debian: apt-get install ${named}`;
    throw new Error(`The browser of the tests needs the shared library ${missing}: install ${how}.`);
  }
  if (status !== 0) throw new Error(`${executablePath} does not start: ${error?.message ?? stderr.trim()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
