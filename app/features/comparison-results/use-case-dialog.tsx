import { useState } from "react";
import type { CatalogueUseCase } from "../../../workers/engine/catalogue.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Select } from "../../ui/select.tsx";
import { inSentence } from "./in-words.ts";
import * as styles from "./panel.css.ts";

interface UseCaseDialogProps {
  /** of the comparison; null = it no longer exists */
  readonly current: CatalogueUseCase | null;
  /** in the order of the lists */
  readonly useCases: readonly CatalogueUseCase[];
  readonly onChoose: (usecase_id: string) => void;
  readonly onClose: () => void;
}

const { panel } = resultsTexts;

/** Another use case means other products: says so before it leads back to the selection. */
export const UseCaseDialog = ({ current, useCases, onChoose, onClose }: UseCaseDialogProps) => {
  const others = useCases.filter((useCase) => useCase.usecase_id !== current?.usecase_id);
  const [chosen, setChosen] = useState(others[0]?.usecase_id ?? "");
  const next = others.find((useCase) => useCase.usecase_id === chosen);
  return (
    <Dialog
      title={panel.useCaseTitle}
      onClose={onClose}
      actions={[
        { label: panel.cancel, onAct: onClose, safe: true },
        { label: panel.useCaseConfirm, kind: "primary", onAct: () => onChoose(chosen), disabled: !next },
      ]}
    >
      <div className={styles.dialogBody}>
        <Select
          label={panel.useCase}
          value={chosen}
          onChange={setChosen}
          options={others.map((useCase) => ({ value: useCase.usecase_id, label: useCase.usecase_name }))}
        />
        {next && (
          <p>
            {panel.useCaseWarning(
              inSentence(current?.usecase_name ?? panel.earlierUseCase),
              inSentence(next.usecase_name),
            )}
          </p>
        )}
      </div>
    </Dialog>
  );
};
