import { type ReactNode, useId, useState } from "react";
import type { CatalogueUseCase } from "../../../../workers/engine/catalogue.ts";
import * as styles from "../../../choices/step-layout.css.ts";
import { UseCaseList } from "../../../choices/use-case-list.tsx";
import { TitleWithHelp } from "../../../help/help-button.tsx";
import { flowTexts } from "../../../text/en/flows.ts";
import { ActionBar } from "../../../ui/action-bar/action-bar.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Lead } from "../../../ui/page-title/page-title.tsx";

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
  const reasonId = useId();
  return (
    <div className={styles.frame}>
      <div className={styles.flowPage}>
        <TitleWithHelp slug="usecase">{title}</TitleWithHelp>
        <Lead>{lead}</Lead>
        {settings}
        <UseCaseList usecases={usecases} usecase_id={picked} onPick={setPicked} onChoose={onChoose} />
      </div>
      <ActionBar
        start={
          <Button icon="chevronLeft" onClick={onBack}>
            {flowTexts.back}
          </Button>
        }
        note={<span id={reasonId}>{picked === null && flowTexts.useCase.nothing}</span>}
        end={
          <Button
            kind="primary"
            disabled={picked === null}
            aria-describedby={reasonId}
            onClick={() => {
              if (picked !== null) onChoose(picked);
            }}
          >
            {flowTexts.useCase.next}
          </Button>
        }
      />
    </div>
  );
};
