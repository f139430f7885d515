import type { Page } from "@playwright/test";

/** A request and what caused it, as Chrome reports it. */
interface Sent {
  readonly request: { readonly url: string };
  readonly timestamp: number;
  readonly initiator: {
    readonly url?: string;
    readonly stack?: { readonly callFrames: readonly { readonly url: string }[] };
  };
}

/**
 * How many requests before the first paint waited for one another: 1 = the page alone, 2 = the files that it names, and so on.
 * Answers once the page is open.
 */
export async function watchRequestDepth(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  const depths = new Map<string, { readonly depth: number; readonly at: number }>();
  let start = 0;
  session.on("Network.requestWillBeSent", ({ request, timestamp, initiator }: Sent) => {
    start ||= timestamp;
    const cause = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? "";
    depths.set(request.url, { depth: 1 + (depths.get(cause)?.depth ?? 0), at: (timestamp - start) * 1000 });
  });
  await session.send("Network.enable");
  return async () => {
    const painted = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    );
    return Math.max(...[...depths.values()].filter(({ at }) => at < painted).map(({ depth }) => depth));
  };
}
