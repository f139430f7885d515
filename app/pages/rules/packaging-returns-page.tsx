import { PackagingReturns } from "../../features/packaging-returns/packaging-returns.tsx";
import { packagingReturnsTexts as words } from "../../text/en/packaging-returns.ts";
import { PortfolioPage } from "./portfolio-page.tsx";

/** `/packaging-returns`: the packaging return of a portfolio. */
export default function PackagingReturnsPage() {
  return (
    <PortfolioPage route="packaging-returns" words={words} other={{ route: "rules", label: words.toRules }}>
      {(portfolio, table, catalogue) => <PackagingReturns {...{ portfolio, table, catalogue }} />}
    </PortfolioPage>
  );
}
