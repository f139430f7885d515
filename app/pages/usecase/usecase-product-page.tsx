import { useAtomValue } from "jotai";
import { useLocation } from "wouter";
import { ChooseUseCase } from "../../features/choosing/use-case/choose-use-case.tsx";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { href } from "../../state/routes/href.ts";
import { flowTexts } from "../../text/en/flows.ts";

/** `/usecase-product`: chooses the use case of a new product, then opens the editor. */
export default function UseCaseProductPage() {
  const catalogue = useAtomValue(catalogueAtom);
  const [, navigate] = useLocation();
  return (
    <ChooseUseCase
      title={flowTexts.useCase.productTitle}
      lead={flowTexts.useCase.productLead}
      usecases={catalogue?.use_cases ?? []}
      onBack={() => navigate(href("home"))}
      onChoose={(usecase_id) => navigate(href("create-product", { usecase_id }))}
    />
  );
}
