/** Processor time of this thread during `run`, in ms; other load on the machine does not count. */
export async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const begun = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}

/**
 * The longest time that `ask` waits while `run` is under way, in ms of processor time. `ask` is repeated, and each time
 * counts from the previous reply, as if it came at the worst moment.
 */
export async function longestWait(run: () => Promise<unknown>, ask: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  const asking = { goesOn: true };
  // started in the first measured turn
  const ran = Promise.resolve()
    .then(run)
    .finally(() => (asking.goesOn = false));
  // the caller gets a failure when it awaits this
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
