import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { OpenProductEditor } from "../../features/product-editor/open-product-editor.tsx";
import type { SavedFromEditor } from "../../features/product-editor/product-editor.tsx";
import { draftContextAtom } from "../../state/editors/draft-context.ts";
import {
  putIntoComparisonAtom,
  putIntoPortfolioAtom,
  selectionAfterSave,
} from "../../state/editors/put-saved-product.ts";
import { callerOfAtom, withParameter } from "../../state/routes/calling-flow.ts";
import { href } from "../../state/routes/href.ts";
import { matchRoute, queryValue } from "../../state/routes/match-route.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { comparisonAtom } from "../../state/work/comparisons.ts";
import { portfolioAtom } from "../../state/work/portfolios.ts";
import { productEditorTexts as words } from "../../text/en/product-editor.ts";
import { NotFound } from "../not-found.tsx";
import { useRouteParts } from "../route-parts.ts";

/** `/create-product/{usecase_id}[/{prodsys_id}]`: creates or edits a product, then returns to the caller. */
export default function CreateProductPage() {
  const { address, part, query } = useRouteParts();
  const [, navigate] = useLocation();
  const catalogue = useAtomValue(catalogueAtom);
  const contextOf = useAtomValue(draftContextAtom);
  const usecase_id = part("usecase_id") ?? "";
  const prodsys_id = part("prodsys_id") ?? null;
  const comparison_id = query("comparison_id") ?? null;
  const portfolio_id = query("portfolio_id") ?? null;
  const region_id = query("region_id") ?? null;
  const { back, afterSave } = useReturn({ editor: address, usecase_id, comparison_id, portfolio_id });
  const [goneId, setGoneId] = useState<string | null>(null);

  const known = catalogue?.use_cases.some((usecase) => usecase.usecase_id === usecase_id) ?? false;
  const context = known ? contextOf({ usecase_id, comparison_id, portfolio_id, region_id }) : null;
  const onNotFound = useCallback(() => setGoneId(prodsys_id), [prodsys_id]);
  useEffect(() => {
    document.title = prodsys_id === null ? words.documentTitle.create : words.documentTitle.edit;
  }, [prodsys_id]);

  if (catalogue === null) return null;
  if (!known) {
    const way = { label: words.notHere.chooseUseCase, address: href("usecase-product") };
    return <NotFound title={words.notHere.title} text={words.notHere.usecase} ways={[way]} />;
  }
  if (prodsys_id !== null && goneId === prodsys_id) {
    const way = { label: words.notHere.create, address: href("create-product", { usecase_id }) };
    return <NotFound title={words.notHere.title} text={words.notHere.text} ways={[way]} />;
  }
  if (context === null) return null;
  return (
    <OpenProductEditor
      prodsys_id={prodsys_id}
      context={context}
      backTo={back.label}
      onLeave={() => navigate(back.address)}
      onSaved={(saved) => void afterSave(saved).then((to) => navigate(to))}
      onNotFound={onNotFound}
    />
  );
}

interface Called {
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

const { backTo } = words;

/** Where the editor returns to: the calling page flow, comparison or portfolio, else home. */
const useReturn = ({ editor, usecase_id, comparison_id, portfolio_id }: Called): Return => {
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
