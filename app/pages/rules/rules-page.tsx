import { RulesAhead } from "../../features/rules-ahead/rules-ahead.tsx";
import { rulesAheadTexts as words } from "../../text/en/rules-ahead.ts";
import { PortfolioPage } from "./portfolio-page.tsx";

/** `/rules`: requirements of packaging law for a portfolio. */
export default function RulesPage() {
  return (
    <PortfolioPage route="rules" words={words} other={{ route: "packaging-returns", label: words.toReturns }}>
      {(portfolio, _, catalogue) => <RulesAhead {...{ portfolio, catalogue }} />}
    </PortfolioPage>
  );
}
