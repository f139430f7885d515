import { useAtomValue, useSetAtom } from "jotai";
import type { SavedFromEditor } from "../../features/product-editor/product-editor.tsx";
import { callerOfAtom, withParameter } from "../../state/routes/calling-flow.ts";
import { comparisonAtom } from "../../state/work/comparisons.ts";
import { href } from "../../state/routes/href.ts";
import { matchRoute, queryValue } from "../../state/routes/match-route.ts";
import { portfolioAtom } from "../../state/work/portfolios.ts";
import { putIntoComparisonAtom, putIntoPortfolioAtom } from "../../state/editors/put-saved-product.ts";
import { selectionAfterSave } from "../../state/editors/selection-after-save.ts";
import { productEditorTexts } from "../../text/en/product-editor.ts";

interface Called {
  /** URL of the editor */
  readonly editor: string;
  readonly usecase_id: string;
  readonly comparison_id: string | null;
  readonly portfolio_id: string | null;
}

interface Return {
  readonly back: { readonly label: string; readonly address: string };
  /** adds the saved product to the caller's selection and resolves to the URL to return to */
  readonly afterSave: (saved: SavedFromEditor) => Promise<string>;
}

const { backTo } = productEditorTexts;

/** Where the editor returns to: the calling page flow, comparison or portfolio, else home. */
export const useReturn = ({ editor, usecase_id, comparison_id, portfolio_id }: Called): Return => {
  const caller = useAtomValue(callerOfAtom)(editor);
  const comparison = useAtomValue(comparisonAtom(comparison_id ?? ""))?.comparison ?? null;
  const portfolio = useAtomValue(portfolioAtom(portfolio_id ?? ""))?.portfolio ?? null;
  const intoComparison = useSetAtom(putIntoComparisonAtom);
  const intoPortfolio = useSetAtom(putIntoPortfolioAtom);

  const [path = "", search = ""] = (caller ?? "").split("?");
  const route = matchRoute(path)?.id;
  // the URL of an existing comparison or portfolio holds no selection: change the stored one
  const isFinished =
    (route === "comparison-mode" || route === "portfolio-mode") && queryValue(search, "step") === undefined;
  if (caller !== null && !isFinished) {
    return {
      back: { label: backTo.caller, address: caller },
      afterSave: async (saved) => {
        const chosen = queryValue(search, "products") ?? comparison?.currentProductIds ?? [];
        return withParameter(caller, "products", selectionAfterSave(chosen, saved).join(","));
      },
    };
  }
  if (comparison !== null) {
    const address = caller ?? href("comparison-mode", { query: { comparison_id: comparison.comparison_id } });
    return {
      back: { label: backTo.comparison(comparison.comparison_name), address },
      afterSave: async (saved) => {
        await intoComparison(comparison.comparison_id, saved);
        return address;
      },
    };
  }
  if (portfolio !== null) {
    const address = caller ?? href("portfolio-mode", { query: { portfolio_id: portfolio.portfolio_id } });
    return {
      back: { label: backTo.portfolio(portfolio.portfolio_name), address },
      afterSave: async (saved) => {
        await intoPortfolio(portfolio.portfolio_id, saved, usecase_id);
        return address;
      },
    };
  }
  return { back: { label: backTo.home, address: href("home") }, afterSave: async () => href("home") };
};
