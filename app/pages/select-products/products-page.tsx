import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { allowedSelection, type SelectionRule } from "../../choices/product-selection.ts";
import { ChooseProducts } from "../../features/choosing/products/choose-products.tsx";
import { lawOfProductsAtom } from "../../state/analysis/market-rules.ts";
import { calledEditorAtom } from "../../state/routes/calling-flow.ts";
import { href } from "../../state/routes/href.ts";
import { flowTexts } from "../../text/en/flows.ts";
import { formatCount } from "../../text/format.ts";
import { formatNames } from "../../text/lists.ts";
import { phraseInUnits } from "../../text/phrase-units.ts";
import { addressOfUseCases, useFlowParts } from "../flow-parts.ts";
import { NotFound } from "../not-found.tsx";

/** The differences between the product pages of the two flows. */
export interface ProductsFlow {
  readonly rule: SelectionRule;
  readonly title: string;
  readonly lead: (count: string, phrase: string) => string;
  readonly doneLabel: string;
  /** products of the edited comparison, chosen if the URL lists none; the selection cannot become empty. Empty = a new one */
  readonly saved: readonly string[];
  readonly notice?: string | undefined;
  readonly settings?: ReactNode;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly here: (products: readonly string[]) => string;
  readonly back: string;
  readonly define: string;
  readonly onDone: (products: readonly string[]) => void;
}

/** Removes the leading "to ", so that the phrase can follow "can": "serve 350 ml of a hot drink". */
const afterCan = (phrase: string): string => phrase.replace(/^to /, "");

/** Chooses the products in a page flow; the URL holds the selection. */
export const ProductsPage = ({ flow }: { readonly flow: ProductsFlow }) => {
  const { usecase, usecase_id, foods, food_id, region, products, reusableMinUses, address, query } = useFlowParts();
  const [, navigate] = useLocation();
  const callEditor = useSetAtom(calledEditorAtom);
  const law = useAtomValue(lawOfProductsAtom(region?.region_id ?? ""));
  if (!region) return null;
  const { region_id } = region;
  if (!usecase) {
    const { title, text, choose } = flowTexts.unknownUseCase;
    const way = { label: choose, address: addressOfUseCases(region_id) };
    return <NotFound title={title} text={text(usecase_id)} ways={[way]} />;
  }
  if (!foods.some((food) => food.food_id === food_id)) {
    const { title, text, choose } = flowTexts.unknownFood;
    return <NotFound title={title} text={text(food_id ?? "")} ways={[{ label: choose, address: flow.back }]} />;
  }
  const known = new Set(products.map((product) => product.prodsys_id));
  const requested = query("products") ?? flow.saved;
  const chosen = requested.filter((id) => known.has(id));
  const leftOut = requested.filter((id) => !known.has(id));
  return (
    <ChooseProducts
      title={flow.title}
      lead={flow.lead(formatCount(products.length), phraseInUnits(afterCan(usecase.text_phrase)))}
      notice={leftOut.length > 0 ? flowTexts.products.leftOut(formatNames(leftOut)) : flow.notice}
      settings={flow.settings}
      products={products}
      chosen={chosen}
      law={law}
      region={region.region_name2}
      rule={flow.rule}
      existing={flow.saved.length > 0}
      reusableMinUses={reusableMinUses}
      doneLabel={flow.doneLabel}
      busy={flow.busy}
      failed={flow.failed}
      onChoose={(next) => navigate(flow.here(allowedSelection(next, { chosen, saved: flow.saved })), { replace: true })}
      onBack={() => navigate(flow.back)}
      onDefine={() => {
        callEditor({ editor: flow.define, caller: address });
        navigate(flow.define);
      }}
      onDone={() => flow.onDone(chosen)}
    />
  );
};

/** URL of the editor for a new product of this use case. */
export const defineAddress = (
  usecase_id: string,
  query: { readonly region_id: string; readonly comparison_id?: string; readonly portfolio_id?: string },
): string => href("create-product", { usecase_id, query });
