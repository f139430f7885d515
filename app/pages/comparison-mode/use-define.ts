import { useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { wizardHref } from "../../features/comparison-wizard/wizard-query.ts";
import type { Define, WizardPurpose } from "../../features/comparison-wizard/wizard-query.ts";
import { callEditorAtom } from "../../state/routes/calling-flow.ts";
import { href } from "../../state/routes/href.ts";

/** The wizard's ways to the editors of foods and products; they lead back to its step with what was made. */
export const useDefine = (purpose: WizardPurpose): Define => {
  const [, navigate] = useLocation();
  const callEditor = useSetAtom(callEditorAtom);
  return (what, query) => {
    const { usecase_id, region_id, comparison_id } = query;
    const region = region_id === null ? {} : { region_id };
    // a product has a use case; a food is of any, so that only its flow would name one
    const product = (usecase: string) =>
      href("create-product", {
        usecase_id: usecase,
        query: { ...region, ...(comparison_id !== null && { comparison_id }) },
      });
    const food = () => {
      if (usecase_id === null) return href("create-food", { query: region });
      const target = { usecase_id, query: region };
      return purpose === "portfolio" ? href("create-portfolio-food", target) : href("create-food", target);
    };
    const editor = what === "product" && usecase_id !== null ? product(usecase_id) : food();
    callEditor({ editor, caller: wizardHref(query, purpose) });
    navigate(editor);
  };
};
