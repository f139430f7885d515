import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Share } from "../../../edge-api/contract/share.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { productsText } from "../../../workers/engine/portfolio/entry-json.ts";

/** The content of a share; the lines of a portfolio as a table, because there may be many. */
export type ShareContent = Omit<Share, "portfolio"> & {
  readonly portfolio?: { readonly head: PortfolioHead; readonly table: EntryTable };
};

/** JSON text of a portfolio with its lines, by use case. */
export const portfolioText = (head: PortfolioHead, table: EntryTable): string =>
  `${JSON.stringify(head).slice(0, -1)},"products":${[...productsText(table)].join("")}}`;

/** JSON text of a share (contract/share.ts). */
export function shareText({ portfolio, ...rest }: ShareContent): string {
  const text = JSON.stringify(rest);
  if (portfolio === undefined) return text;
  return `${text.slice(0, -1)},"portfolio":${portfolioText(portfolio.head, portfolio.table)}}`;
}
