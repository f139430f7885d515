import { createHash } from "node:crypto";
import { assert, jsonValue, property } from "fast-check";
import { describe, expect, it, test } from "vitest";
import { canonicalText } from "../../../app/data/canonical-text.ts";
import { serverScoreReports, sha256Hex } from "../../../app/data/score-reports.ts";

/** The same content with every object's keys the other way round. */
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, field]) => [key, turned(field)]),
  );
};

describe("canonical text", () => {
  test("is the same for equal content, whatever the order of keys", () => {
    assert(
      property(jsonValue(), (value) => {
        expect(canonicalText(turned(value))).toBe(canonicalText(value));
      }),
    );
  });

  test("gives the content back", () => {
    assert(
      property(jsonValue(), (value) => {
        expect(JSON.parse(canonicalText(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it("sorts keys at every depth and keeps the order of lists", () => {
    expect(canonicalText({ b: [2, 1], a: { d: null, c: "x" } })).toBe('{"a":{"c":"x","d":null},"b":[2,1]}');
  });
});

it("hashes as SHA-256 does elsewhere", async () => {
  expect(await sha256Hex("Crème")).toBe(createHash("sha256").update("Crème").digest("hex"));
});

describe("a report", () => {
  const sent: { url: string; body: unknown }[] = [];
  const reports = serverScoreReports(async (url, init) => {
    sent.push({ url, body: JSON.parse(String(init.body)) });
    return new Response("{}");
  });

  it("carries the hash of the content and whose it is", async () => {
    await reports.send("comparison", "guest", { b: 1, a: 2 });
    const hash = createHash("sha256").update('{"a":2,"b":1}').digest("hex");
    expect(sent).toEqual([{ url: "/api/comparison_scores_calculated", body: { email: "guest", hash } }]);
  });

  it("fails without a sound", async () => {
    const failing = serverScoreReports(() => Promise.reject(new TypeError("offline")));
    await expect(failing.send("portfolio", "guest", {})).resolves.toBeUndefined();
  });
});
