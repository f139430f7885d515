import { useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { wizardHref, type Define, type WizardPurpose } from "../../features/comparison-wizard/wizard-query.ts";
import { calledEditorAtom } from "../../state/routes/calling-flow.ts";
import { href } from "../../state/routes/href.ts";

/** Opens the food or product editor from the wizard; the editor returns to the current step with the saved item. */
export const useDefine = (purpose: WizardPurpose): Define => {
  const [, navigate] = useLocation();
  const callEditor = useSetAtom(calledEditorAtom);
  return (what, query) => {
    const { usecase_id, region_id, comparison_id } = query;
    const region = region_id === null ? {} : { region_id };
    // a product belongs to a use case; a food does not, its URL names one only to return to it
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
