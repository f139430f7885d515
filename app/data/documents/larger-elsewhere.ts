import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";

/** A head for another portfolio of the same content: that a device keeps more of the first says nothing of it. */
export function withoutMark<Head extends Pick<PortfolioHead, "larger_elsewhere_since">>(
  marked: Head,
): Omit<Head, "larger_elsewhere_since"> {
  const { larger_elsewhere_since: _, ...head } = marked;
  return head;
}
