import { adminListTexts } from "../../text/en/admin-lists.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import * as style from "./admin-lists.css.ts";
import { ALL_DAYS, rangeOf, type ChosenDays } from "./day-range.ts";

const { reports: words } = adminListTexts;

interface DayFilterProps {
  readonly chosen: ChosenDays;
  readonly onChange: (chosen: ChosenDays) => void;
}

/** Filters by first and last day; either may be empty. */
export const DayFilter = ({ chosen, onChange }: DayFilterProps) => {
  const isAll = chosen.from === "" && chosen.to === "";
  return (
    <div className={style.filter}>
      <TextField
        type="date"
        className={style.date}
        label={words.from}
        value={chosen.from}
        onChange={(from) => onChange({ ...chosen, from })}
      />
      <TextField
        type="date"
        className={style.date}
        label={words.to}
        value={chosen.to}
        onChange={(to) => onChange({ ...chosen, to })}
      />
      <Button kind="quiet" disabled={isAll} onClick={() => onChange(ALL_DAYS)}>
        {words.anyDate}
      </Button>
      <p className={style.filterNote} role={rangeOf(chosen) === null ? "alert" : undefined}>
        {rangeOf(chosen) === null ? words.order : words.utc}
      </p>
    </div>
  );
};
