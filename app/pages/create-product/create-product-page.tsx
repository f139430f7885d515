import { useAtomValue } from "jotai";
import { useCallback, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { OpenProductEditor } from "../../features/product-editor/open-product-editor.tsx";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { draftContextAtom } from "../../state/editors/draft-context.ts";
import { href } from "../../state/routes/href.ts";
import { productEditorTexts as words } from "../../text/en/product-editor.ts";
import { NotFound } from "../not-found.tsx";
import { useRouteParts } from "../route-parts.ts";
import { useReturn } from "./use-return.ts";

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
