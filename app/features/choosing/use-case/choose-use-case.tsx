import { type ReactNode, useState } from "react";
import type { CatalogueUseCase } from "../../../../workers/engine/catalogue.ts";
import { UseCaseList } from "../../../choices/use-case-list.tsx";
import { TitleWithHelp } from "../../../help/help-button.tsx";
import { flowTexts } from "../../../text/en/flows.ts";
import { ChoosingPage } from "../choosing-page.tsx";

interface ChooseUseCaseProps {
  readonly title: string;
  readonly lead: string;
  /** shown below the lead: the region, if it matters */
  readonly settings?: ReactNode;
  readonly usecases: readonly CatalogueUseCase[];
  readonly onBack: () => void;
  readonly onChoose: (usecase_id: string) => void;
}

/** Page to choose a use case; confirming a choice goes to the next step. */
export const ChooseUseCase = ({ title, lead, settings, usecases, onBack, onChoose }: ChooseUseCaseProps) => {
  const [picked, setPicked] = useState<string | null>(null);
  return (
    <ChoosingPage
      title={<TitleWithHelp slug="usecase">{title}</TitleWithHelp>}
      {...{ lead, settings, onBack }}
      missing={picked === null ? flowTexts.useCase.nothing : null}
      doneLabel={flowTexts.useCase.next}
      onDone={() => picked !== null && onChoose(picked)}
    >
      <UseCaseList usecases={usecases} usecase_id={picked} onPick={setPicked} onChoose={onChoose} />
    </ChoosingPage>
  );
};
