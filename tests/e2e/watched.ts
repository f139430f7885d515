import { expect, test as plain } from "@playwright/test";
import { ORIGIN } from "./origins.ts";
import { endRoutes, watchPages } from "./watch-pages.ts";

/** The one thing that a guest's page posts: that results were opened (specification section 4). */
const REPORTS = ["comparison", "portfolio"].map((kind) => `POST ${ORIGIN}/api/${kind}_scores_calculated`);

interface Watched {
  /** What a test provokes on purpose: text of console errors that are no fault. */
  readonly provoked: readonly RegExp[];
  /** Every request of every page of the test, as `METHOD url`. */
  readonly requests: readonly string[];
}

/**
 * The test of every file here. While it runs, all its pages are watched: an error on the console, an uncaught error
 * or a report of the content security policy fails the test, and so does anything posted but the opening of results.
 */
export const test = plain.extend<Watched>({
  provoked: [[], { option: true }],
  requests: [
    async ({ context, provoked }, use) => {
      const { requests, faults } = await watchPages(context, provoked);
      await use(requests);
      await endRoutes(context);
      expect(faults).toEqual([]);
      expect(requests.filter((request) => request.startsWith("POST ") && !REPORTS.includes(request))).toEqual([]);
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
