import { useState } from "react";
import { lineDetailTexts } from "../../text/en/line-details.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { AmountField } from "../../ui/field/amount-field.tsx";
import { NumberField } from "../../ui/field/number-field.tsx";
import { Select } from "../../ui/field/select.tsx";
import * as styles from "./editor.css.ts";
import { LIMIT_UNITS, LIMITED, SIGNS, type Limited, type LimitSign, type LineLimit } from "./line-limits.ts";

interface NumberFilterProps {
  readonly onApply: (limit: LineLimit) => void;
  readonly onClose: () => void;
}

const words = lineDetailTexts.number;

/** Asks for a numeric filter: a figure, more or less, and a number. */
export const NumberFilter = ({ onApply, onClose }: NumberFilterProps) => {
  const [column, setColumn] = useState<Limited>("quantity");
  const [sign, setSign] = useState<LimitSign>("more");
  const [than, setThan] = useState<number | null>(null);
  const [isChecked, setChecked] = useState(false);
  const unit = LIMIT_UNITS[column];
  const apply = () => {
    setChecked(true);
    if (than !== null) onApply({ column, sign, than });
  };
  const field = {
    label: words.than,
    value: than,
    error: isChecked && than === null ? words.missing : undefined,
    onChange: setThan,
  };
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={[
        { label: words.cancel, onAct: onClose },
        { label: words.apply, kind: "primary", onAct: apply },
      ]}
    >
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <Select
          label={words.figure}
          value={column}
          onChange={(chosen) => setColumn(LIMITED.find((one) => one === chosen) ?? column)}
          options={LIMITED.map((value) => ({ value, label: words.figures[value] }))}
        />
        <Select
          label={words.sign}
          value={sign}
          onChange={(chosen) => setSign(SIGNS.find((one) => one === chosen) ?? sign)}
          options={SIGNS.map((value) => ({ value, label: words.signs[value] }))}
        />
        {unit === null ? <NumberField {...field} /> : <AmountField {...field} unit={unit} />}
      </form>
    </Dialog>
  );
};
