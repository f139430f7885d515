import { useState } from "react";
import type { CatalogueUseCase } from "../../../workers/engine/catalogue.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Select } from "../../ui/field/select.tsx";
import * as styles from "./panel.css.ts";
import { named } from "../../text/short-name.ts";

interface UseCaseDialogProps {
  /** the comparison's use case; null = no longer in the catalogue */
  readonly current: CatalogueUseCase | null;
  /** in display order */
  readonly usecases: readonly CatalogueUseCase[];
  readonly onChoose: (usecase_id: string) => void;
  readonly onClose: () => void;
}

const { panel } = resultsTexts;

/** Changes the use case. Warns first, because the products must then be selected again. */
export const UseCaseDialog = ({ current, usecases, onChoose, onClose }: UseCaseDialogProps) => {
  const others = usecases.filter((usecase) => usecase.usecase_id !== current?.usecase_id);
  const [chosen, setChosen] = useState(others[0]?.usecase_id ?? "");
  const next = others.find((usecase) => usecase.usecase_id === chosen);
  return (
    <Dialog
      title={panel.usecaseTitle}
      onClose={onClose}
      actions={[
        { label: panel.cancel, onAct: onClose, safe: true },
        { label: panel.usecaseConfirm, kind: "primary", onAct: () => onChoose(chosen), disabled: !next },
      ]}
    >
      <div className={styles.dialogBody}>
        <Select
          label={panel.usecase}
          value={chosen}
          onChange={setChosen}
          options={others.map((usecase) => ({ value: usecase.usecase_id, ...named(usecase.usecase_name) }))}
        />
        {next && <p>{panel.usecaseWarning(next.usecase_name)}</p>}
      </div>
    </Dialog>
  );
};
