import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readShare } from "../../../../app/data/share/read-share.ts";
import {
  FRAGMENT_BYTES,
  isShareFragment,
  packFragment,
  unpackFragment,
} from "../../../../app/data/share/share-fragment.ts";
import { toBase64Url, fromBase64Url } from "../../../../app/data/share/share-fragment.ts";
import type { Share } from "../../../../edge-api/contract/share.ts";

const share = (over: Partial<Share> = {}): Share => ({
  format: "tare-share",
  version: 2,
  data_version: "2026.11",
  created: 1_795_000_000_000,
  comparison: {
    comparison_id: "c1",
    comparison_name: "Cups 杯",
    usecase_id: "cup",
    food_id: "default_worst",
    region_use: "Europe",
    currentProductIds: ["cup_pp", "cup_reuse"],
    customCompostingAndRecycling: false,
    recycling_overrides: {},
    rawscoresPerUse: false,
    weights: { climate: 40 },
  },
  products: [],
  foods: [],
  ...over,
});

const deflate = async (text: string | Uint8Array<ArrayBuffer>): Promise<string> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()));
};

const valueOf = async (text: string): Promise<string> => {
  const packed = await packFragment(text);
  if (!packed.ok) throw new Error(packed.problem.detail);
  return packed.value;
};

describe("a link's fragment", () => {
  test("restores what was packed, whatever the names contain", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", minLength: 1, maxLength: 150 }), async (name) => {
        fc.pre(name.trim() !== "");
        const given = share();
        const sent = { ...given, comparison: { ...given.comparison, comparison_name: name } };
        const read = await unpackFragment(`#${await valueOf(JSON.stringify(sent))}`);
        expect(read).toEqual({
          ok: true,
          value: { share: { ...sent, comparison: { ...sent.comparison, comparison_name: name.trim() } } },
        });
      }),
      { numRuns: 60 },
    );
  });

  test("needs no escaping in an address", async () => {
    expect(await valueOf(JSON.stringify(share()))).toMatch(/^2\.[A-Za-z0-9_-]+$/);
  });

  test("encodes and decodes bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect([...(fromBase64Url(toBase64Url(bytes)) ?? [])]).toEqual([...bytes]);
      }),
    );
  });

  test("above 16 KB deflated is refused", async () => {
    // random characters do not compress
    const noise = toBase64Url(crypto.getRandomValues(new Uint8Array(2 * FRAGMENT_BYTES)));
    expect(await packFragment(noise)).toMatchObject({ ok: false, problem: { code: "too_large" } });
    expect(await packFragment("a".repeat(10 * FRAGMENT_BYTES))).toMatchObject({ ok: true });
    // packs well, but would be refused when it is opened
    const bomb = "a".repeat(2 * 1024 * 1024);
    expect(await packFragment(bomb)).toMatchObject({ ok: false, problem: { code: "too_large" } });
  });

  test("a tampered fragment never shows anything but what was sent", async () => {
    const sent = share();
    const packed = await valueOf(JSON.stringify(sent));
    await fc.assert(
      fc.asyncProperty(fc.nat(packed.length - 1), fc.constantFrom("A", "z", "-", "", "€"), async (at, letter) => {
        const read = await unpackFragment(`#${packed.slice(0, at)}${letter}${packed.slice(at + 1)}`);
        // raw deflate has no checksum: what still reads has to be a valid share, all else is reported
        const told = read.ok || ["damaged", "too_old", "too_new", "large"].includes(read.problem);
        expect([told, read.ok ? await readShare(JSON.stringify(read.value.share)) : read]).toEqual([true, read]);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ["#", "damaged"],
    ["#2.", "damaged"],
    ["#2.%%%", "damaged"],
    ["#results", "damaged"],
    ["#1.abc", "too_old"],
    ["#3.abc", "too_new"],
    [`#2.${"A".repeat(40_000)}`, "large"],
  ])("%.20s: %s", async (fragment, fault) => {
    expect(await unpackFragment(fragment)).toEqual({ ok: false, problem: fault });
  });

  test("a decompression bomb is not unpacked beyond a megabyte", async () => {
    const bomb = await deflate(new Uint8Array(12 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(FRAGMENT_BYTES);
    expect(await unpackFragment(`#2.${bomb}`)).toEqual({ ok: false, problem: "large" });
  });

  test("the page's own anchors are no shares", () => {
    expect(["#content", "#results", "", "#"].map(isShareFragment)).toEqual([false, false, false, false]);
    expect(isShareFragment("#2.abc")).toBe(true);
  });
});

describe("untrusted text", () => {
  const { comparison: _, ...empty } = share();
  test.each([
    ["no JSON", "{", "damaged"],
    ["no object", "[]", "damaged"],
    ["null", "null", "damaged"],
    ["another product's file", JSON.stringify({ ...share(), format: "other" }), "damaged"],
    ["a layout to come", JSON.stringify({ ...share(), version: 3 }), "too_new"],
    ["a layout of before", JSON.stringify({ ...share(), version: 0 }), "too_old"],
    ["a layout that is no number", JSON.stringify({ ...share(), version: "1" }), "damaged"],
    ["nothing in it", JSON.stringify(empty), "damaged"],
    ["a path for a version", JSON.stringify(share({ data_version: "../users?x=" })), "damaged"],
    ["an id that reaches behind objects", JSON.stringify(share()).replace('"c1"', '"__proto__"'), "damaged"],
    ["deeper than a stack", `${'{"format":'.repeat(20_000)}1${"}".repeat(20_000)}`, "damaged"],
  ])("%s: %s", async (_name, text, fault) => {
    expect(await readShare(text)).toEqual({ ok: false, problem: fault });
  });

  test("loses unknown fields, and cannot reach a prototype", async () => {
    const text = JSON.stringify({ ...share(), extra: 1 }).replace('"extra"', '"__proto__":{"polluted":1},"extra"');
    const read = await readShare(text);
    expect(read).toEqual({ ok: true, value: { share: share() } });
    expect(Object.keys(read.ok ? read.value.share : {}).toSorted()).toEqual(Object.keys(share()).toSorted());
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});

test("shared names are read without characters that change the text direction", async () => {
  const handedOn = share();
  const named = { ...handedOn, comparison: { ...handedOn.comparison, comparison_name: "Cups\u202egnp" } };
  const asEscapes = JSON.stringify(named).replace("\u202e", "\\u202E");
  for (const text of [JSON.stringify(named), asEscapes]) {
    expect(await readShare(text)).toMatchObject({
      value: { share: { comparison: { comparison_name: "Cupsgnp" } } },
    });
  }
});
