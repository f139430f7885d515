import { useAtomValue, useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { addLinesAtom } from "../../state/portfolio/portfolio-editing.ts";
import { portfolioAtom, portfolioEntriesAtom } from "../../state/work/portfolios.ts";
import { href } from "../../state/routes/href.ts";
import { flowTexts } from "../../text/en/flows.ts";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { formatCount } from "../../text/format.ts";
import { useFlowParts } from "../flow-parts.ts";
import { defineAddress, ProductsPage } from "./products-page.tsx";
import { useAction } from "../../ui/use-action.ts";

const NO_PORTFOLIO = "";

/**
 * `/select-portfolio-products/{usecase_id}/{food_id}`: adds each product with quantity 1 to the portfolio of the URL.
 * Without one, opens the wizard with the selection, because a new portfolio needs a name and a description.
 */
export default function SelectPortfolioProductsPage() {
  const { usecase_id, food_id, region, query } = useFlowParts();
  const portfolio_id = query("portfolio_id");
  const portfolio = useAtomValue(portfolioAtom(portfolio_id ?? NO_PORTFOLIO))?.portfolio;
  const entries = useAtomValue(portfolioEntriesAtom(portfolio_id ?? NO_PORTFOLIO));
  const { busy, problem, run: add } = useAction(useSetAtom(addLinesAtom));
  const [, navigate] = useLocation();
  if (!region || food_id === null) return null;
  const region_id = portfolio?.region_use ?? region.region_id;
  const kept = portfolio === undefined ? {} : { portfolio_id: portfolio.portfolio_id };

  const addTo = async (id: string, products: readonly string[]) => {
    const lines = products.map((prodsys_id) => ({ usecase_id, prodsys_id, food_id, quantity: 1, label: "" }));
    const added = await add(id, lines, portfolioEditorTexts.steps.add(lines.length, formatCount(lines.length)));
    if (added.ok) navigate(href("portfolio-mode", { query: { portfolio_id: id } }));
  };
  const begin = (products: readonly string[]) =>
    navigate(href("portfolio-mode", { query: { step: 1, region_id, usecase_id, food_id, products } }));

  return (
    <ProductsPage
      flow={{
        rule: "any",
        title: flowTexts.products.portfolioTitle,
        lead: flowTexts.products.portfolioLead,
        doneLabel: flowTexts.products.done,
        saved: [],
        ...(portfolio_id !== undefined && !portfolio && { notice: flowTexts.products.portfolioGone }),
        // new lines are appended, so the existing ones must be loaded first
        busy: busy || (portfolio !== undefined && entries.value === null && entries.problem === null),
        failed: problem !== null || (portfolio !== undefined && entries.problem !== null),
        here: (products) =>
          href("select-portfolio-products", { usecase_id, food_id, query: { region_id, products, ...kept } }),
        back: href("select-portfolio-food", { usecase_id, query: { food_id, region_id, ...kept } }),
        define: defineAddress(usecase_id, { region_id, ...kept }),
        onDone: (products) => {
          if (portfolio) void addTo(portfolio.portfolio_id, products);
          else begin(products);
        },
      }}
    />
  );
}
