/** Milliseconds of processor time of this thread: other load on the machine counts for nothing. */
async function during(run: () => Promise<unknown>): Promise<number> {
  const begun = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}

/** Milliseconds of processor time that `run` takes. */
export const timeOf = during;

/**
 * What `ask` waits at the longest while `run` is under way, in milliseconds of processor time. It is asked again and
 * again, and each time counts from the last answer: as if it had come at the worst moment.
 */
export async function longestWait(run: () => Promise<unknown>, ask: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isRunning = true;
  const ran = run().finally(() => (isRunning = false));
  while (isRunning) {
    const waited = await during(async () => {
      await new Promise((resolve) => void setImmediate(resolve));
      await ask();
    });
    longest = Math.max(longest, waited);
  }
  await ran;
  return longest;
}
