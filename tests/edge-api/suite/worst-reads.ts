import { SITE } from "./authenticator.ts";
import type { ACCESS } from "../../../edge-api/contract/access.ts";
import { MAX_BYTES as LARGEST_IMAGE } from "../../../edge-api/content/content-image.ts";
import type { ContentOrigin } from "../../../edge-api/content/content-origin.ts";
import { ENTITY_KINDS } from "../../../edge-api/contract/entities.ts";
import { jsonOf, type ApiUnderTest } from "./api-under-test.ts";
import { comparison, freshId } from "./items.ts";
import { asking, type Person } from "./people.ts";
import { standInWordpress } from "./stand-in-wordpress.ts";
import { IS_SOAK } from "../../fixtures/soak.ts";
import { travelling, WORST_BODIES, type WorstCall } from "./worst-bodies.ts";

type Rule = (typeof ACCESS)[number];
/** The addresses of all read calls. */
export type ReadPath = Extract<Rule, { method: "GET"; safe: true }>["path"];

const ITEM_BYTES = 240 * 1024;
const LARGE_ID = "worst_1";

/** Size of a large body in bytes: statements do not depend on it beyond that of a row; the time does, which the soak measures. */
const sizeOf = ({ limit }: WorstCall): number => (IS_SOAK ? limit.unpacked : Math.min(limit.unpacked, 3_000_000));

/** Fills the byte quota of a user; one item is a large portfolio, and one share holds as large a one. */
export async function fillAccount(api: ApiUnderTest, { userId, token }: Person): Promise<void> {
  const call = WORST_BODIES["/api/createPortfolio"];
  const [worst] = call.bodies;
  const { body, headers } = travelling(call, worst?.text(sizeOf(call), "") ?? "");
  const { status } = await api.ask("/api/createPortfolio", asking(body, token, headers));
  if (status !== 200) throw new Error(`the largest portfolio is refused: ${status}`);
  const [, share] = WORST_BODIES["/api/share"].bodies;
  const shared = travelling(WORST_BODIES["/api/share"], share?.text(sizeOf(call), "") ?? "");
  const made = await api.ask("/api/share", asking(shared.body, token, shared.headers));
  const found = await api.shares.find(String(Object(jsonOf(made)).id));
  const bytes = found?.key && (await api.bodies.get(found.key));
  if (!bytes || !found?.key) throw new Error(`the largest share is refused: ${made.status}`);
  const row = { kind: "portfolio", name: "Largest", data_version: "shipped", created: api.now(), days: 0 } as const;
  const stored = { name: `${found.key.name}-again`, bytes: bytes.byteLength };
  await api.bodies.put({ owner: userId, name: stored.name }, bytes);
  await api.shares.create({ ...row, body: "", stored, id: LARGE_ID, userId });
  const text = JSON.stringify({ ...comparison("x"), note: "n".repeat(ITEM_BYTES) });
  for (let at = 0, isStored = true; isStored; at++) {
    const kind = ENTITY_KINDS[at % ENTITY_KINDS.length] ?? "food";
    isStored = (await api.items.upsert({ kind, userId, id: freshId(), body: text, now: api.now() })) !== null;
  }
}

const IMAGE_PATH = "/wp-content/uploads/a.png";
/** A content service with the largest image. */
export const worstContent = (): ContentOrigin => {
  const bytes = new Uint8Array(LARGEST_IMAGE);
  return standInWordpress([], undefined, { [IMAGE_PATH]: { type: "image/png", bytes } }).origin;
};

/** The most expensive request of each read call; a missing call does not compile. */
export const WORST_READS: Readonly<Record<ReadPath, string>> = {
  "/api/listUpdateTimes": "/api/listUpdateTimes",
  "/api/listUpdateTimes/:region": "/api/listUpdateTimes/Europe",
  "/api/listData": "/api/listData",
  "/api/listData/:region_id": "/api/listData/Europe",
  "/api/listKind/:kind": "/api/listKind/recipe",
  "/api/listKind/:kind/:region": "/api/listKind/impact/Europe",
  "/api/:kind/update": "/api/recipe/update",
  "/api/:kind/update/:region": "/api/impact/update/Europe",
  "/api/dataVersions": "/api/dataVersions",
  "/api/kindHistory/:kind": "/api/kindHistory/recipe?from=shipped&to=shipped",
  "/api/health": "/api/health",
  "/api/openapi.json": "/api/openapi.json",
  "/customize/settings.json": "/customize/settings.json",
  "/.well-known/security.txt": "/.well-known/security.txt",
  "/content/image": `/content/image?path=${IMAGE_PATH}`,
  "/content/": "/content/?rest_route=/wp/v2/posts",
  "/api/listKey": "/api/listKey",
  "/api/oembed": `/api/oembed?url=${SITE}/s/${LARGE_ID}`,
  "/data/:version/": "/data/latest/",
  "/data/:version/:file": "/data/shipped/all.zip",
  "/api/share/:id": `/api/share/${LARGE_ID}`,
  "/api/user": "/api/user",
  "/api/exportUser": "/api/exportUser",
  "/api/listSession": "/api/listSession",
  "/api/listAccountEvent": "/api/listAccountEvent",
  "/api/listComparison": "/api/listComparison",
  "/api/listPortfolio": "/api/listPortfolio",
  "/api/listProduct": "/api/listProduct",
  "/api/listFood": "/api/listFood",
  "/api/listMapping": "/api/listMapping",
  "/api/portfolio/:id": `/api/portfolio/${LARGE_ID}`,
  "/api/listShare": "/api/listShare",
  "/api/listPasskey": "/api/listPasskey",
  "/api/users": "/api/users",
  "/api/list_comparison_scores_calculated": "/api/list_comparison_scores_calculated",
  "/api/list_portfolio_scores_calculated": "/api/list_portfolio_scores_calculated",
  "/api/countScoreReports/:kind": "/api/countScoreReports/comparison",
  "/api/audit": "/api/audit",
  "/api/operation": "/api/operation",
  "/api/dataHealth": "/api/dataHealth",
};
