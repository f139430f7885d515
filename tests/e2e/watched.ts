import { expect, test as plain } from "@playwright/test";
import { ORIGIN } from "./origins.ts";

interface Watched {
  /** What a test provokes on purpose: text of console errors that are no fault. */
  readonly provoked: readonly RegExp[];
  /** Every request of every page of the test, as `METHOD url`. */
  readonly requests: readonly string[];
}

/**
 * The test of every file here. While it runs, all its pages are watched: an error on the console, an uncaught error
 * or a report of the content security policy fails the test, and so does anything posted to the server.
 */
export const test = plain.extend<Watched>({
  provoked: [[], { option: true }],
  requests: [
    async ({ context, provoked }, use) => {
      const requests: string[] = [];
      const faults: string[] = [];
      context.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
      context.on("weberror", (error) => faults.push(`uncaught: ${error.error().stack ?? error.error().message}`));
      context.on("console", (message) => {
        const text = `${message.text()} ${message.location().url}`;
        if (message.type() === "error" && !provoked.some((known) => known.test(text))) faults.push(`console: ${text}`);
      });
      await context.exposeBinding("reportViolation", (_source, text: string) => {
        if (!provoked.some((known) => known.test(text))) faults.push(text);
      });
      await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => {
          const report: unknown = Reflect.get(window, "reportViolation");
          const text = `csp: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`;
          if (typeof report === "function") report(text);
        });
      });
      await use(requests);
      expect(faults).toEqual([]);
      expect(requests.filter((request) => request.startsWith("POST "))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Local storage of somebody who has chosen "Continue as guest" before. */
export const GUEST = {
  cookies: [],
  origins: [
    {
      origin: ORIGIN,
      localStorage: [
        { name: "isGuest", value: "true" },
        { name: "tare_version", value: "11" },
        { name: "home_comparisons_collapsed", value: "false" },
      ],
    },
  ],
};
