import { expect, test } from "vitest";
import { reportFailure } from "../../../app/data/page-failure.ts";
import type { Fetch } from "../../../app/data/http.ts";
import { PageFailureSchema } from "../../../edge-api/contract/operation-state.ts";
import * as v from "valibot";

const pageWith = (html: string): Document => new DOMParser().parseFromString(html, "text/html");
const newPage = (): Document => pageWith('<script type="module" src="/assets/index-abc1234.js"></script>');

/** Answers settings with the given status and text. */
function server(settings: string, status = 200) {
  const asked: [url: string, body: unknown][] = [];
  const fetch: Fetch = async (url, { body }) => {
    asked.push([url, typeof body === "string" ? JSON.parse(body) : undefined]);
    return url.startsWith("/customize") ? new Response(settings, { status }) : new Response("{}");
  };
  return { asked, fetch };
}

test("reports the failure and the build, and nothing else", async () => {
  const { asked, fetch } = server("{}");
  await reportFailure("crash", fetch, newPage());
  expect(asked).toEqual([
    ["/customize/settings.json", undefined],
    ["/api/pageFailed", { code: "crash", build: "abc1234" }],
  ]);
  expect(v.is(PageFailureSchema, asked[1]?.[1])).toBe(true);
});

test("a page reports only its first failure", async () => {
  const { asked, fetch } = server("{}");
  const page = newPage();
  await Promise.all([reportFailure("crash", fetch, page), reportFailure("chunk", fetch, page)]);
  await reportFailure("crash", fetch, page);
  expect(asked).toHaveLength(2);
});

test("in development mode no build is known", async () => {
  const { asked, fetch } = server("{}");
  await reportFailure("chunk", fetch, pageWith('<script type="module" src="/main.tsx"></script>'));
  expect(asked[1]?.[1]).toEqual({ code: "chunk", build: "" });
});

test.each([
  ['{"errorReports":false}', 200],
  ["{}", 503],
  ["no JSON", 200],
])("tells nothing if the site does not want it or cannot be asked: %s, %i", async (settings, status) => {
  const { asked, fetch } = server(settings, status);
  await reportFailure("crash", fetch, newPage());
  expect(asked.map(([url]) => url)).toEqual(["/customize/settings.json"]);
});

test("a network failure is silent", async () => {
  await expect(
    reportFailure("crash", () => Promise.reject(new TypeError("offline")), newPage()),
  ).resolves.toBeUndefined();
});
