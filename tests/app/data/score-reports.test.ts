import { array, assert, asyncProperty, jsonValue, property, string } from "fast-check";
import { createHash } from "node:crypto";
import { describe, expect, it, test } from "vitest";
import { canonicalPieces } from "../../../app/data/canonical-text.ts";
import { serverScoreReports, slicedSha256 } from "../../../app/data/score-reports.ts";

const canonicalText = (value: unknown): string => [...canonicalPieces(value)].join("");
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The same content with the keys of every object reversed. */
const withReversedKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withReversedKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, field]) => [key, withReversedKeys(field)]),
  );
};

describe("canonical text", () => {
  test("is the same for equal content, in any order of keys", () => {
    assert(
      property(jsonValue(), (value) => {
        expect(canonicalText(withReversedKeys(value))).toBe(canonicalText(value));
      }),
    );
  });

  test("can be parsed to the same content", () => {
    assert(
      property(jsonValue(), (value) => {
        expect(JSON.parse(canonicalText(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it("sorts keys at every depth, keeps the order of lists and accepts any iterable as a list", () => {
    const text = '{"a":{"c":"x","d":null},"b":[2,1]}';
    expect(canonicalText({ b: [2, 1], a: { d: null, c: "x", e: undefined } })).toBe(text);
    expect(canonicalText({ b: new Set([2, 1]), a: { d: null, c: "x" } })).toBe(text);
  });
});

describe("the hash", () => {
  test("is that of the whole text, however it is split", async () => {
    await assert(
      asyncProperty(array(string({ unit: "binary" })), async (pieces) => {
        expect(await slicedSha256(pieces)).toBe(sha256(pieces.join("")));
      }),
    );
  });

  it("is correct for a text of many blocks", async () => {
    const pieces = Array.from({ length: 30_000 }, (_, at) => `Crème ${at}`);
    expect(await slicedSha256(pieces)).toBe(sha256(pieces.join("")));
  });
});

describe("a report", () => {
  const sent: { url: string; body: unknown; token: string | null }[] = [];
  const reports = serverScoreReports(async (url, { body, headers }) => {
    sent.push({
      url,
      body: JSON.parse(typeof body === "string" ? body : "null"),
      token: new Headers(headers).get("Authorization"),
    });
    return new Response("{}");
  });
  const hash = sha256('{"a":2,"b":1}');

  it("of a guest has the hash of the content and no token", async () => {
    await reports.send("comparison", null, { b: 1, a: 2 });
    expect(sent.splice(0)).toEqual([
      { url: "/api/comparison_scores_calculated", body: { email: "guest", hash }, token: null },
    ]);
  });

  it("of a user has the session token, by which the server identifies the user", async () => {
    await reports.send("portfolio", { email: "a@b.org", accessToken: "t0ken" }, { a: 2, b: 1 });
    expect(sent.splice(0)).toEqual([
      { url: "/api/portfolio_scores_calculated", body: { email: "a@b.org", hash }, token: "Bearer t0ken" },
    ]);
  });

  it("fails silently", async () => {
    const failing = serverScoreReports(() => Promise.reject(new TypeError("offline")));
    await expect(failing.send("portfolio", null, {})).resolves.toBeUndefined();
  });
});
