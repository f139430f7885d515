import { useState } from "react";
import { isDay } from "../../edge-api/contract/line-details.ts";
import { monthsFrom, type Period } from "../../workers/engine/portfolio/period.ts";
import { formatUtcDay } from "../text/dates.ts";
import { periodTexts } from "../text/en/periods.ts";
import { Dialog } from "../ui/dialog/dialog.tsx";
import { Select } from "../ui/field/select.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import { PERIOD_LENGTHS } from "./period-lengths.ts";
import * as styles from "./period.css.ts";

interface PeriodDialogProps {
  readonly period: Period;
  readonly onSave: (period: Period) => void;
  readonly onClose: () => void;
}

const { dialog: words, lengths } = periodTexts;
const FREE = "free";

/** Asks for the first day and the length of a period, or for both days. */
const PeriodDialog = ({ period, onSave, onClose }: PeriodDialogProps) => {
  const [from, setFrom] = useState(period.from);
  const [typedTo, setTo] = useState(period.to);
  const [months, setMonths] = useState(() =>
    PERIOD_LENGTHS.find((length) => monthsFrom(period.from, length).to === period.to),
  );
  const to = months === undefined ? typedTo : isDay(from) ? monthsFrom(from, months).to : "";
  const isComplete = isDay(from) && isDay(to);
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={[
        { label: words.cancel, onAct: onClose, safe: true },
        {
          label: words.save,
          kind: "primary",
          disabled: !isComplete || to < from,
          onAct: () => onSave({ from, to }),
        },
      ]}
    >
      <div className={styles.fields}>
        <p>{words.text}</p>
        <Select
          label={words.length}
          options={[
            ...PERIOD_LENGTHS.map((length) => ({ value: String(length), label: lengths[length] })),
            { value: FREE, label: words.free },
          ]}
          value={months === undefined ? FREE : String(months)}
          onChange={(chosen) => {
            if (to !== "") setTo(to);
            setMonths(PERIOD_LENGTHS.find((length) => String(length) === chosen));
          }}
        />
        <TextField
          type="date"
          label={words.from}
          hint={months !== undefined && isComplete ? words.until(formatUtcDay(Date.parse(to))) : undefined}
          value={from}
          onChange={setFrom}
        />
        {months === undefined && (
          <TextField
            type="date"
            label={words.to}
            error={isComplete && to < from ? words.order : undefined}
            value={to}
            onChange={setTo}
          />
        )}
      </div>
    </Dialog>
  );
};

export default PeriodDialog;
