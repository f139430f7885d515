import { Fragment } from "react";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import type { FieldTies } from "./editor.ts";
import * as styles from "./form.css.ts";

interface CheckGroupProps {
  readonly label: string;
  /** why some checkboxes are disabled */
  readonly note: string | undefined;
  readonly ties: readonly FieldTies[];
  readonly checks: readonly {
    readonly id: string;
    readonly label: string;
    readonly checked: boolean;
    /** whether it can be checked; a checked box can always be unchecked */
    readonly possible: boolean;
    readonly onToggle: () => void;
  }[];
}

/** A group of checkboxes with a legend. */
export const CheckGroup = ({ label, note, ties, checks }: CheckGroupProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>
      <span className={styles.groupTitle}>{label}</span>{" "}
      {ties.map(({ id, mark }) => (
        <Fragment key={id}>{mark}</Fragment>
      ))}
    </legend>
    <div className={styles.checks}>
      {checks.map(({ id, label: name, checked, possible, onToggle }) => (
        <Checkbox key={id} label={name} checked={checked} disabled={!possible && !checked} onChange={onToggle} />
      ))}
    </div>
    {note !== undefined && <p className={styles.note}>{note}</p>}
  </fieldset>
);
