/** Milliseconds of processor time of this thread that `run` takes: other load on the machine counts for nothing. */
export async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const begun = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}

/**
 * What `ask` waits at the longest while `run` is under way, in milliseconds of processor time. It is asked again and
 * again, and each time counts from the last answer: as if it had come at the worst moment.
 */
export async function longestWait(run: () => Promise<unknown>, ask: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  const asking = { goesOn: true };
  // begun in the first turn that is measured
  const ran = Promise.resolve()
    .then(run)
    .finally(() => (asking.goesOn = false));
  // a failure is the caller's, when it is waited for
  ran.catch(() => undefined);
  while (asking.goesOn) {
    const waited = await timeOf(async () => {
      await new Promise((resolve) => void setImmediate(resolve));
      await ask();
    });
    longest = Math.max(longest, waited);
  }
  await ran;
  return longest;
}
