import type { Page } from "@playwright/test";

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** microseconds */
  readonly ts: number;
  readonly dur?: number;
  /** the processor's share of `dur`, in microseconds */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;

/** Tasks within tasks count with the outer ones. */
const outermost = (tasks: readonly TraceEvent[]): readonly TraceEvent[] => {
  let end = -Infinity;
  return tasks
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
};

/**
 * Milliseconds of the processor that each task of the page's main thread takes while `run` is under way: unlike a clock's, they do
 * not grow when other machines share the processor. For a page that is not throttled; the throttle is work for the processor too.
 */
export async function processorTimes(page: Page, run: () => Promise<unknown>): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<unknown>((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel"], excludedCategories: ["*"] },
  });
  await run();
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  const mains = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  // a browser keeps a renderer for the next page ready; it does nothing
  const each = mains.map((main) =>
    outermost(
      events.filter(
        (event) => event.ph === "X" && event.name.endsWith("RunTask") && threadOf(event) === threadOf(main),
      ),
    ).map(({ tdur = 0 }) => tdur / 1000),
  );
  const sum = (times: readonly number[]): number => times.reduce((total, time) => total + time, 0);
  return each.toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
}
