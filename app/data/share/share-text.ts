import * as v from "valibot";
import { ComparisonSchema } from "../../../edge-api/contract/comparison.ts";
import { CustomFoodSchema } from "../../../edge-api/contract/custom-food.ts";
import { AnySavedProductSchema } from "../../../edge-api/contract/entities.ts";
import { BODY_LIMITS, PORTFOLIO_ENTRIES } from "../../../edge-api/contract/limits.ts";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import { type Share, SharedPortfolioSchema, WORK_FORMAT } from "../../../edge-api/contract/share.ts";
import { productsText } from "../../../workers/engine/portfolio/line-json.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { gzipPieces } from "../gzip-pieces.ts";

/** The content of a share; the lines of a portfolio as a table, because there may be many. */
export type ShareContent = Omit<Share, "portfolio"> & {
  readonly portfolio?: { readonly head: PortfolioHead; readonly table: LineTable };
};

/** JSON text of a portfolio with its lines, by use case, in pieces to be joined. */
function* portfolioPieces(head: PortfolioHead, table: LineTable): Generator<string, void> {
  yield `${JSON.stringify(head).slice(0, -1)},"products":`;
  yield* productsText(table);
  yield "}";
}

/** The same as one text. */
export const portfolioText = (head: PortfolioHead, table: LineTable): string =>
  [...portfolioPieces(head, table)].join("");

/** JSON text of a share (contract/share.ts) in pieces to be joined; each is made in less than a millisecond. */
export function* sharePieces({ portfolio, ...rest }: ShareContent): Generator<string, void> {
  const text = JSON.stringify(rest);
  if (portfolio === undefined) return yield text;
  yield `${text.slice(0, -1)},"portfolio":`;
  yield* portfolioPieces(portfolio.head, portfolio.table);
  yield "}";
}

/** The same as one text. */
export const shareText = (content: ShareContent): string => [...sharePieces(content)].join("");

/** The gzip bytes of a share, made in slices; null = more lines or bytes than the server takes. */
export async function packShare(content: ShareContent): Promise<ArrayBuffer | null> {
  if ((content.portfolio?.table.length ?? 0) > PORTFOLIO_ENTRIES) return null;
  const text = await gzipPieces(sharePieces(content), BODY_LIMITS.share.unpacked);
  return text === null || text.bytes.byteLength > BODY_LIMITS.share.wire ? null : text.bytes;
}

/** The layout version of a work file; a later layout gets the next number. */
export const WORK_VERSION = 1;

/** Work that the browser could not store, with the own products and foods that it names. */
export const WorkFileSchema = v.object({
  format: v.literal(WORK_FORMAT),
  version: v.literal(WORK_VERSION),
  /** when it was written, milliseconds since 1970, UTC */
  created: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
  comparisons: v.pipe(v.array(ComparisonSchema), v.maxLength(1000)),
  portfolios: v.pipe(v.array(SharedPortfolioSchema), v.maxLength(500)),
  products: v.pipe(v.array(AnySavedProductSchema), v.maxLength(2000)),
  foods: v.pipe(v.array(CustomFoodSchema), v.maxLength(500)),
});
export type WorkFile = v.InferOutput<typeof WorkFileSchema>;

/** The content of a work file; the lines of a portfolio as a table, because there may be many. */
export type WorkContent = Pick<WorkFile, "created" | "comparisons" | "products" | "foods"> & {
  readonly portfolios: readonly { readonly head: PortfolioHead; readonly table: LineTable }[];
};

/** JSON text of a work file. */
export function workFileText({ portfolios, ...rest }: WorkContent): string {
  const text = JSON.stringify({ format: WORK_FORMAT, version: WORK_VERSION, ...rest });
  const parts = portfolios.map(({ head, table }) => portfolioText(head, table));
  return `${text.slice(0, -1)},"portfolios":[${parts.join(",")}]}`;
}
