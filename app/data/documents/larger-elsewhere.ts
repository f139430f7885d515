import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";

/** The head for a copy of a portfolio: the mark `larger_elsewhere_since` applies to the original only. */
export function withoutMark<Head extends Pick<PortfolioHead, "larger_elsewhere_since">>(
  marked: Head,
): Omit<Head, "larger_elsewhere_since"> {
  const { larger_elsewhere_since: _, ...head } = marked;
  return head;
}
