import { useLayoutEffect, useState } from "react";
import { useLocation } from "wouter";
import { href } from "../../state/href.ts";
import { useRouteParts } from "../route-parts.ts";

/**
 * `/create-portfolio[/{portfolio_id}]`: the specification's other address of the wizard (with the region of its query) and of
 * the editor. One page does the work; this address leads there and leaves no step in the history.
 */
export default function CreatePortfolioPage() {
  const { part, query } = useRouteParts();
  const [, navigate] = useLocation();
  const portfolio_id = part("portfolio_id");
  const region_id = query("region_id");
  // of the address that was opened: the one after it is no longer this page's
  const [address] = useState(() =>
    portfolio_id === undefined
      ? href("portfolio-mode", { query: { step: 1, ...(region_id !== undefined && { region_id }) } })
      : href("portfolio-mode", { query: { portfolio_id } }),
  );
  useLayoutEffect(() => navigate(address, { replace: true }), [address, navigate]);
  return null;
}
