import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { LETTERS_PATH } from "../../edge-api/services/share-picture/letters.ts";
import { PICTURE_SIZE } from "../../edge-api/services/share-picture/picture-size.ts";
import { readShippedDataset } from "../../migrations/seed/shipped-dataset.ts";
import type { Share } from "../../edge-api/contract/share.ts";
import { jsonOf, publish } from "./suite/api-under-test.ts";
import { portfolioShare, share } from "./suite/items.ts";
import { person, type Person } from "./suite/people.ts";
import { sqliteApi, type SqliteApi } from "./suite/sqlite-api.ts";

const LETTERS = readFileSync(`app/public${LETTERS_PATH}`);
let api: SqliteApi;
let owner: Person;
beforeAll(async () => {
  api = await sqliteApi({ assets: async () => new Response(LETTERS) });
  await publish(api, readShippedDataset());
  owner = await person(api);
});

/** The id of a new share. */
const shared = async (body: Share): Promise<string> => {
  const { id } = jsonOf(await owner.ask("/api/share", body)) as { id: string };
  return id;
};

const { width, height } = PICTURE_SIZE;
/** The colours of a picture, row by row as `#rrggbb`. */
function pixelsOf(png: Uint8Array): (x: number, y: number) => string {
  const bytes = Buffer.from(png);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at))
    chunks.set(bytes.toString("latin1", at + 4, at + 8), bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  const header = chunks.get("IHDR");
  expect([header?.readUInt32BE(0), header?.readUInt32BE(4)]).toEqual([width, height]);
  const indices = inflateSync(chunks.get("IDAT") ?? "");
  const palette = chunks.get("PLTE");
  return (x, y) => {
    const index = indices[y * (width + 1) + 1 + x] ?? 0;
    return `#${palette?.toString("hex", 3 * index, 3 * index + 3)}`;
  };
}

describe("the picture of shared results", () => {
  const products = ["hot_cup_paper_pe", "hot_cup_pp_reuse", "hot_cup_eps"];
  const compared = (): Share => {
    const body = share("Cups <b>für</b> 日本");
    const comparison = { ...body.comparison, usecase_id: "hot_cup", food_id: "coffee", region_use: "Europe" };
    return { ...body, data_version: "2027.1", comparison: { ...comparison, currentProductIds: products } } as Share;
  };

  test("ranks the products by the scores that the server gives, and is not kept by caches", async () => {
    const body = compared();
    const answer = await api.ask(`/s/${await shared(body)}/picture.png`);
    expect([answer.status, answer.headers.get("Content-Type"), answer.headers.get("Cache-Control")]).toEqual([
      200,
      "image/png",
      "no-store",
    ]);
    const { comparison } = jsonOf(
      await owner.ask("/api/score", {
        comparison: { ...body.comparison, data_version: "2027.1" },
        products: body.products,
      }),
    ) as { comparison: { products: { summary: number }[] } };
    const scores = comparison.products.map(({ summary }) => summary).toSorted((a, b) => b - a);
    const colourAt = pixelsOf(answer.bytes);
    // bars are 476 px for 100
    const lengths = scores.map((_, row) => {
      const y = 234 + row * 46 - 10;
      return Array.from({ length: 476 }, (_, x) => colourAt(564 + x, y)).filter((colour) => colour !== "#e2e5e1")
        .length;
    });
    expect(lengths).toHaveLength(products.length);
    for (const [row, length] of lengths.entries()) expect(length / 4.76).toBeCloseTo(scores[row] ?? 0, 0);
  });

  test("of a portfolio shows its metrics", async () => {
    const id = await shared({ ...portfolioShare(), data_version: "2027.1" });
    const colourAt = pixelsOf((await api.ask(`/s/${id}/picture.png`)).bytes);
    expect(colourAt(564, 234 + 6 * 46 - 10)).not.toBe("#ffffff");
  });

  test("says the title alone where nothing can be scored, and nothing once the link is revoked", async () => {
    const id = await shared({ ...compared(), data_version: "1999.1" });
    const colourAt = pixelsOf((await api.ask(`/s/${id}/picture.png`)).bytes);
    expect(colourAt(564, 224)).toBe("#ffffff");
    await owner.ask(`/api/deleteShare/${id}`);
    expect((await api.ask(`/s/${id}/picture.png`)).status).toBe(404);
  });
});
