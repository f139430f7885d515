import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Share } from "../../../edge-api/contract/share.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { productsText } from "../../../workers/engine/portfolio/entry-json.ts";

/** The content of a share; the lines of a portfolio as a table, because there may be many. */
export type ShareContent = Omit<Share, "portfolio"> & {
  readonly portfolio?: { readonly head: PortfolioHead; readonly table: EntryTable };
};

/** JSON text of a portfolio with its lines, by use case, in pieces to be joined. */
function* portfolioPieces(head: PortfolioHead, table: EntryTable): Generator<string, void> {
  yield `${JSON.stringify(head).slice(0, -1)},"products":`;
  yield* productsText(table);
  yield "}";
}

/** The same as one text. */
export const portfolioText = (head: PortfolioHead, table: EntryTable): string =>
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
