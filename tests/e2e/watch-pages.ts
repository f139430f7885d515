import type { BrowserContext } from "@playwright/test";

interface Seen {
  /** every request of every page, as `METHOD url` */
  readonly requests: string[];
  /** errors and unused preloads on the console, uncaught errors, and reports of the content security policy */
  readonly faults: string[];
}

/** Many tests open results at once, so the server may refuse their reports; pages ignore that. */
const REFUSED_REPORT = / 429 .*_scores_calculated$/;

/** A warning that repeats on every page hides the others. */
const UNUSED_PRELOAD = /A preload for .* is not used because/;

/** Removes the test's routes. Requests still running may then fail, which is not a fault. */
export async function endRoutes(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
}

/** Watches all pages of a browser profile from now on. `provoked`: console errors to ignore. */
export async function watchPages(context: BrowserContext, provoked: readonly RegExp[]): Promise<Seen> {
  const isNoFault = (text: string) => REFUSED_REPORT.test(text) || provoked.some((known) => known.test(text));
  const requests: string[] = [];
  const faults: string[] = [];
  context.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  context.on("weberror", (error) => {
    const text = error.error().stack ?? error.error().message;
    if (!provoked.some((known) => known.test(text))) faults.push(`uncaught: ${text}`);
  });
  context.on("console", (message) => {
    const text = `${message.text()} ${message.location().url}`;
    const isFault = message.type() === "error" || UNUSED_PRELOAD.test(text);
    if (isFault && !isNoFault(text)) faults.push(`console: ${text}`);
  });
  await context.exposeBinding("reportViolation", (_source, text: string) => {
    if (!isNoFault(text)) faults.push(text);
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const report: unknown = Reflect.get(window, "reportViolation");
      const text = `csp: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`;
      if (typeof report === "function") report(text);
    });
  });
  return { requests, faults };
}
