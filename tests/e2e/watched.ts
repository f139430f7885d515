import { expect, test as plain } from "@playwright/test";
import { ORIGIN } from "./origins.ts";
import { endRoutes, watchPages } from "./watch-pages.ts";

/** The only posts of a guest's page: that results were opened (specification section 4), and that a page failed. */
const REPORTS = ["comparison_scores_calculated", "portfolio_scores_calculated", "pageFailed"].map(
  (call) => `POST ${ORIGIN}/api/${call}`,
);

interface Watched {
  /** Console errors that the test causes deliberately. */
  readonly provoked: readonly RegExp[];
  /** Every request of every page of the test, as `METHOD url`. */
  readonly requests: readonly string[];
}

/**
 * `test` for all files here. It watches all pages of a test: a console error, an uncaught error, a report of the content
 * security policy, or a post other than the report of opened results fails the test.
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

/** Local storage after "Continue as guest". */
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
