// Reads the reports of the test runners: number of passed tests, failures, and tests that passed only after a retry.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** A failed test with a shortened error message. */
function failureText(title, message = "") {
  const lines = stripVTControlCharacters(message).split("\n");
  const own = lines.filter((line) => line.trim() !== "" && !line.includes("node_modules"));
  return [title, ...own.slice(0, 12)].join("\n    ");
}

const READERS = {
  vitest(text, root) {
    const { testResults, numPassedTests } = JSON.parse(text);
    const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(root, name);
      const bad = assertionResults.filter((one) => one.status !== "passed");
      // the file failed before its first test
      if (status === "failed" && bad.length === 0) return [failureText(file, message)];
      return bad.map((one) => failureText(`${file} › ${one.fullName} (${one.status})`, one.failureMessages?.[0]));
    });
    return { passed: numPassedTests, failures, flaky: [] };
  },

  deno(text) {
    const cases = text.split("<testcase ").slice(1);
    const bad = cases.filter((one) => /<(failure|error|skipped)\b/.test(one));
    const failures = bad.map((one) => `deno › ${/\bname="([^"]*)"/.exec(one)?.[1]}`);
    return { passed: cases.length - bad.length, failures, flaky: [] };
  },

  playwright(text) {
    const { stats, suites, errors } = JSON.parse(text);
    const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
    const notPassed = suites.flatMap(specs).flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status !== "expected")
        .map(({ status, results }) => {
          const error = results.find((result) => result.error)?.error.message;
          return { status, text: failureText(`tests/e2e/${file} › ${title} (${status})`, error) };
        }),
    );
    const texts = (isFlaky) =>
      notPassed.filter(({ status }) => (status === "flaky") === isFlaky).map(({ text }) => text);
    return {
      passed: stats.expected + stats.flaky,
      failures: [...texts(false), ...errors.map(({ message }) => failureText("playwright", message))],
      flaky: texts(true),
    };
  },
};

/**
 * Reads the report of a test runner. A crash and, unless `mayBeEmpty`, an empty run count as failures.
 *
 * @param code exit code of the runner
 * @param mayBeEmpty whether a filter is set, so that a runner may have no matching test
 * @returns { passed, failures, flaky }
 */
export function readReport(runner, path, root, code, mayBeEmpty) {
  let result = { passed: 0, failures: [], flaky: [] };
  try {
    result = READERS[runner](readFileSync(path, "utf8"), root);
  } catch {
    if (code === 0 && mayBeEmpty) return result;
    return { ...result, failures: [`${runner} ended with code ${code} and left no report`] };
  }
  if (result.failures.length > 0) return result;
  if (code !== 0) return { ...result, failures: [`${runner} ended with code ${code}, no test of it failed`] };
  return result.passed === 0 && !mayBeEmpty ? { ...result, failures: [`${runner} ran no test`] } : result;
}
