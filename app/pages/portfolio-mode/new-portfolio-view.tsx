import { useAtomValue, useSetAtom } from "jotai";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { FiveSteps } from "../../features/comparison-wizard/five-steps.tsx";
import { useSaving } from "../../features/comparison-wizard/use-saving.ts";
import { suggestNames } from "../../features/comparison-wizard/suggested-name.ts";
import type { WizardQuery } from "../../features/comparison-wizard/wizard-query.ts";
import { href } from "../../state/routes/href.ts";
import { createPortfolioAtom } from "../../state/work/portfolios.ts";
import { portfoliosAtom } from "../../state/work/portfolio-heads.ts";
import { useNewWizard } from "../comparison-mode/use-new-wizard.ts";

interface NewPortfolioViewProps {
  readonly catalogue: Catalogue;
  readonly query: WizardQuery;
}

/** The wizard for a new portfolio, which gets quantity 1 of each product. */
export const NewPortfolioView = ({ catalogue, query }: NewPortfolioViewProps) => {
  const { wizard, leaveFor } = useNewWizard("portfolio", query);
  const create = useSetAtom(createPortfolioAtom);
  const taken = useAtomValue(portfoliosAtom).map(({ portfolio }) => portfolio.portfolio_name);
  const saving = useSaving(
    ({ query: { name, description }, region_use, usecase_id, food_id, chosen }) =>
      create(
        // the best and worst possible scores put the portfolio's own in context
        { portfolio_name: name, portfolio_desc: description, region_use, showBestAndWorst: true },
        chosen.map((prodsys_id) => ({ usecase_id, prodsys_id, food_id, quantity: 1, label: "" })),
      ),
    (portfolio_id) => leaveFor(href("portfolio-mode", { query: { portfolio_id } })),
  );
  return (
    <FiveSteps
      {...wizard}
      purpose="portfolio"
      catalogue={catalogue}
      existing={false}
      saving={saving}
      suggestName={suggestNames(catalogue, "portfolio", taken)}
    />
  );
};
