// Prints durations, flaky tests, failures and counts at the end of a test, where they are found after a long log.

const times = [];

/** Runs one part of the test and records its duration. */
export async function timed(part, run) {
  const start = performance.now();
  const result = await run();
  times.push([part, performance.now() - start]);
  return result;
}

const minutes = (milliseconds) =>
  `${Math.floor(milliseconds / 60_000)}:${String(Math.floor(milliseconds / 1000) % 60).padStart(2, "0")}`;

/** Prints the end of a test and sets the exit code. @param results [{ passed, failures, flaky }], one a part */
export function printTotals(results) {
  for (const [part, milliseconds] of [...times, ["all", performance.now()]])
    console.log(`${minutes(milliseconds).padStart(6)}  ${part}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failures = results.flatMap((result) => result.failures);
  const flaky = results.flatMap((result) => result.flaky);
  if (flaky.length > 0) console.log("FLAKY, passed when repeated: a fault to be found");
  for (const test of flaky) console.log(`  ${test}`);
  if (passed + failures.length === 0) failures.push("no test has this name");
  for (const failure of failures) console.log(`FAIL  ${failure}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}
