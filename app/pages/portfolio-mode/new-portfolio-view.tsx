import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { useLocation } from "wouter";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { draftOf, hasInput, typedDraftOf, withDraft } from "../../features/comparison-wizard/entered-earlier.ts";
import { FiveSteps } from "../../features/comparison-wizard/five-steps.tsx";
import { useSuggestedName } from "../../features/comparison-wizard/use-suggested-name.ts";
import { EMPTY_QUERY, wizardHref, type WizardQuery } from "../../features/comparison-wizard/wizard-query.ts";
import { href } from "../../state/routes/href.ts";
import {
  discardPortfolioDraftAtom,
  keepPortfolioDraftAtom,
  portfolioDraftAtom,
} from "../../state/core/wizard-draft.ts";
import { portfoliosAtom } from "../../state/work/portfolio-heads.ts";
import { useDefine } from "../comparison-mode/use-define.ts";
import { useSavePortfolio } from "./use-save-portfolio.ts";

interface NewPortfolioViewProps {
  readonly catalogue: Catalogue;
  readonly query: WizardQuery;
}

/** The wizard for a new portfolio. Entries are kept in the URL and in a draft, which is restored on return. */
export const NewPortfolioView = ({ catalogue, query }: NewPortfolioViewProps) => {
  const [, navigate] = useLocation();
  const define = useDefine("portfolio");
  const draft = useAtomValue(portfolioDraftAtom);
  const storeProductDraft = useSetAtom(keepPortfolioDraftAtom);
  const discardDraft = useSetAtom(discardPortfolioDraftAtom);
  const saving = useSavePortfolio((portfolio_id) => {
    discardDraft();
    navigate(href("portfolio-mode", { query: { portfolio_id } }), { replace: true });
  });
  const suggest = useSuggestedName(
    catalogue,
    useAtomValue(portfoliosAtom).map(({ portfolio }) => portfolio.portfolio_name),
  );
  // the URL has only a step, and an earlier draft has entries
  const [continued, setContinued] = useState(draft !== null && hasInput(draft) && !hasInput(draftOf(query)));
  const startOver = () => {
    setContinued(false);
    discardDraft();
    navigate(wizardHref({ ...EMPTY_QUERY, step: 1 }, "portfolio"), { replace: true });
  };
  return (
    <FiveSteps
      purpose="portfolio"
      catalogue={catalogue}
      query={draft ? withDraft(query, draft) : query}
      existing={false}
      saving={saving}
      suggestName={suggest}
      onGo={(next, options) => {
        storeProductDraft(draftOf(next));
        navigate(wizardHref(next, "portfolio"), options);
      }}
      onType={(typed) => storeProductDraft(typedDraftOf(typed))}
      onLeave={() => navigate(href("home"))}
      onStartOver={continued ? startOver : null}
      onDefine={define}
    />
  );
};
