import { useState } from "react";
import { TARGET_FIGURES, type Target } from "../../../edge-api/contract/progress.ts";
import { portfolioProgressTexts as texts } from "../../text/en/portfolio-progress.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { NumberField } from "../../ui/field/number-field.tsx";
import { Select } from "../../ui/field/select.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import * as styles from "./progress.css.ts";

interface TargetDialogProps {
  /** null = no target yet */
  readonly target: Target | null;
  /** the year that is proposed */
  readonly nextYear: number;
  /** called with undefined to remove the target */
  readonly onSave: (target: Target | undefined) => void;
  readonly onClose: () => void;
}

const words = texts.target;
const FIRST_PERCENT = 30;

/** Asks for a figure, by how much it is to fall, and the year. */
const TargetDialog = ({ target, nextYear, onSave, onClose }: TargetDialogProps) => {
  const [figure, setFigure] = useState<Target["figure"]>(target?.figure ?? "climate");
  const [percent, setPercent] = useState<number | null>(target?.percent ?? FIRST_PERCENT);
  const [year, setYear] = useState(String(target?.year ?? nextYear));
  const isPercent = percent !== null && percent > 0 && percent <= 100;
  const isYear = /^2\d{3}$/.test(year.trim());
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={[
        { label: words.cancel, onAct: onClose, safe: true },
        ...(target === null ? [] : [{ label: words.remove, onAct: () => onSave(undefined) }]),
        {
          label: words.save,
          kind: "primary" as const,
          disabled: !isPercent || !isYear,
          onAct: () => onSave({ figure, percent: percent ?? FIRST_PERCENT, year: Number(year) }),
        },
      ]}
    >
      <div className={styles.fields}>
        <p>{words.text}</p>
        <Select
          label={words.figure}
          options={TARGET_FIGURES.map((one) => ({ value: one, label: texts.figures[one] }))}
          value={figure}
          onChange={(chosen) => setFigure(TARGET_FIGURES.find((one) => one === chosen) ?? figure)}
        />
        <NumberField
          label={words.percent}
          unit={words.percentUnit}
          value={percent}
          error={isPercent ? undefined : words.percentFault}
          onChange={setPercent}
        />
        <TextField
          label={words.year}
          inputMode="numeric"
          maxLength={4}
          value={year}
          error={isYear ? undefined : words.yearFault}
          onChange={setYear}
        />
      </div>
    </Dialog>
  );
};

export default TargetDialog;
