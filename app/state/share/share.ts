import { atom, type Getter } from "jotai";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { CustomFood } from "../../../edge-api/contract/custom-food.ts";
import type { SavedProduct } from "../../../edge-api/contract/entities.ts";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import { SHARE_FORMAT, SHARE_VERSION, type ShareKind } from "../../../edge-api/contract/share.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { withoutMark } from "../../data/documents/owned-work.ts";
import { exportFileName } from "../../data/export-file-name.ts";
import { problemOf } from "../../data/call-problem.ts";
import { packFragment } from "../../data/share/share-fragment.ts";
import { packShare, type ShareContent, sharePieces, shareText } from "../../data/share/share-text.ts";
import { yieldIfLarge } from "../../scheduling/run-in-chunks.ts";
import { asUser } from "../account/as-user.ts";
import { catalogueForFile } from "../analysis/pinned-catalogue.ts";
import { comparisonScoresAtom } from "../comparison/comparison-scores.ts";
import { failed, ok, type Outcome } from "../core/outcome.ts";
import { servicesAtom } from "../core/services.ts";
import { portfolioPeriodAtom } from "../portfolio/portfolio-period.ts";
import { portfolioProgressRowsAtom } from "../portfolio/portfolio-progress.ts";
import { portfolioScoresAtom } from "../portfolio/portfolio-scores.ts";
import { href } from "../routes/href.ts";
import { comparisonAtom } from "../work/comparisons.ts";
import { foodsAtom } from "../work/foods.ts";
import { entriesNowAtom, portfolioAtom } from "../work/portfolios.ts";
import { productsAtom } from "../work/products.ts";
import { shareAddress } from "./shares.ts";

/** The comparison or portfolio to share. */
export interface Shared {
  readonly kind: ShareKind;
  readonly id: string;
}

interface Written {
  readonly content: ShareContent;
  readonly name: string;
  readonly region_use: string;
  readonly data_version: string;
}

const notReady = (detail: string): Outcome<never> => ({ ok: false, problem: { code: "no_reference_data", detail } });
const notFound = (detail: string): Outcome<never> => ({ ok: false, problem: { code: "not_found", detail } });

/** The user's own items among the named ones. */
const ownOf = (get: Getter, productIds: ReadonlySet<string>, foodIds: ReadonlySet<string>) => ({
  products: get(productsAtom)
    .map(({ product }): SavedProduct => product)
    .filter(({ customProduct }) => productIds.has(customProduct.product.prodsys_id)),
  foods: get(foodsAtom)
    .map(({ food }): CustomFood => food)
    .filter(({ food_id }) => foodIds.has(food_id)),
});

const layout = (data_version: string, created: number) =>
  ({ format: SHARE_FORMAT, version: SHARE_VERSION, data_version, created }) as const;

const contentOfComparison = (get: Getter, comparison: Comparison, data_version: string): ShareContent => ({
  ...layout(data_version, get(servicesAtom).now()),
  comparison: { ...comparison, data_version },
  ...ownOf(get, new Set(comparison.currentProductIds), new Set([comparison.food_id])),
});

const contentOfPortfolio = (get: Getter, head: PortfolioHead, table: LineTable, data_version: string): ShareContent => {
  // set, because the default depends on the reader's year
  const period = get(portfolioPeriodAtom(head.portfolio_id));
  const progress = get(portfolioProgressRowsAtom(head.portfolio_id)).value ?? undefined;
  const planned = head.plan?.swaps.map(({ prodsys_id }) => prodsys_id) ?? [];
  const idsOf = (column: Uint32Array): Set<string> => new Set([...new Set(column)].map((at) => table.idOf(at)));
  return {
    ...layout(data_version, get(servicesAtom).now()),
    ...ownOf(get, new Set([...idsOf(table.columns.product), ...planned]), idsOf(table.columns.food)),
    // other portfolios are not shared
    portfolio: {
      head: {
        ...withoutMark(head),
        compared_with: [],
        scenario_of: undefined,
        progress_since: undefined,
        period,
        progress,
        data_version,
      },
      table,
    },
  };
};

/** Collects what is shared, with the dataset version of the results on screen. */
const collectAtom = atom(null, async (get, set, { kind, id }: Shared): Promise<Outcome<Written>> => {
  if (kind === "comparison") {
    const comparison = get(comparisonAtom(id))?.comparison;
    const { data_version } = get(comparisonScoresAtom(id));
    if (comparison === undefined) return notFound(id);
    if (data_version === null) return notReady(id);
    const content = contentOfComparison(get, comparison, data_version);
    const { comparison_name: name, region_use } = comparison;
    return { ok: true, value: { content, name, region_use, data_version } };
  }
  const head = get(portfolioAtom(id))?.portfolio;
  const { data_version } = get(portfolioScoresAtom(id));
  if (head === undefined) return notFound(id);
  if (data_version === null) return notReady(id);
  const table = await set(entriesNowAtom, id);
  if (!table.ok) return table;
  const content = contentOfPortfolio(get, head, table.value, data_version);
  return { ok: true, value: { content, name: head.portfolio_name, region_use: head.region_use, data_version } };
});

/** The ways to share some results. */
export interface ShareWays {
  /** a link that contains everything; null = it is more than a link can hold */
  readonly link: string | null;
  /** whether the server takes a copy */
  readonly canBeStored: boolean;
}

/** Lines of the shortest texts that fit into what a link unpacks to; more are not even written. */
const MAX_LINKED_LINES = 24_000;

/** Makes a link that contains everything, if one can; nothing is stored on the server. */
export const findShareWaysAtom = atom(null, async (_get, set, shared: Shared): Promise<Outcome<ShareWays>> => {
  const collected = await set(collectAtom, shared);
  if (!collected.ok) return collected;
  const { content } = collected.value;
  const ways = { link: null, canBeStored: (await packShare(content)) !== null };
  if ((content.portfolio?.table.length ?? 0) > MAX_LINKED_LINES) return ok(ways);
  const packed = await packFragment(shareText(content));
  if (packed.ok) return ok({ ...ways, link: `${globalThis.location.origin}${href("share-link")}#${packed.value}` });
  return packed.problem.code === "too_large" ? ok(ways) : packed;
});

/** Makes a link to a copy that the server keeps for this number of days (`SHARE_DAYS`), or until its owner revokes it. For users only. */
export const storeShareAtom = atom(null, async (get, set, shared: Shared, days: number): Promise<Outcome<string>> => {
  const collected = await set(collectAtom, shared);
  if (!collected.ok) return collected;
  const body = await packShare(collected.value.content);
  if (body === null) return failed("too_large", shared.id);
  const made = await asUser(get, set, (api) =>
    api.call("POST /api/share", { query: { days }, written: { body, packed: true }, isLarge: true }),
  );
  return made.ok ? ok(shareAddress(made.value.id)) : { ok: false, problem: problemOf(made.problem) };
});

/** Downloads the share as a file, of any size. */
export const downloadShareAtom = atom(null, async (get, set, shared: Shared): Promise<Outcome<null>> => {
  const collected = await set(collectAtom, shared);
  if (!collected.ok) return collected;
  const { content, name, region_use, data_version } = collected.value;
  const services = get(servicesAtom);
  const catalogue = await catalogueForFile(get, shared);
  const region = catalogue?.regions.find(({ region_id }) => region_id === region_use)?.region_name;
  const fileName = exportFileName(name, region ?? region_use, new Date(services.now()), data_version);
  const pieces: string[] = [];
  for (const piece of sharePieces(content)) {
    pieces.push(piece);
    await yieldIfLarge(content.portfolio?.table.length ?? 0);
  }
  services.downloadFile(`${fileName}.json`, new Blob(pieces, { type: "application/json;charset=utf-8" }));
  return { ok: true, value: null };
});
