import type { EntryConflict } from "../../../../workers/engine/portfolio/entry-merge.ts";
import type { LineChoice, LineDecision } from "../../../state/work/conflicts.ts";
import { conflictTexts } from "../../../text/en/conflicts.ts";
import { formatCount } from "../../../text/format.ts";
import { SegmentedControl } from "../../../ui/segmented-control/segmented-control.tsx";
import * as style from "../session-questions/session-dialogs.css.ts";
import { lineInWords, type Names } from "./conflict-rows.ts";

const { lines: words } = conflictTexts;

/** Lines with a choice of their own; that for all decides on the rest. */
const LISTED = 20;

const choicesOf = <Choice extends LineChoice>(...values: readonly Choice[]) =>
  values.map((value) => ({ value, label: words.choices[value] }));

interface ConflictLinesProps {
  readonly lines: readonly EntryConflict[];
  /** whether fields of the portfolio itself are in conflict too */
  readonly hasFields: boolean;
  readonly names: Names;
  readonly choice: LineDecision;
  readonly onChange: (choice: LineDecision) => void;
}

/** The lines that both devices changed, each with a choice: here, there or both; and one choice for all. */
export const ConflictLines = ({ lines, hasFields, names, choice, onChange }: ConflictLinesProps) => {
  const rest = lines.length - LISTED;
  return (
    <section aria-label={words.title} className={style.lines}>
      <div className={style.line}>
        <strong>{words.all}</strong>
        <SegmentedControl
          label={words.all}
          options={choicesOf("mine", "theirs", "both")}
          value={choice.all}
          onChange={(all) => onChange({ ...choice, all, lines: new Map() })}
        />
      </div>
      <ul>
        {lines.slice(0, LISTED).map((line) => {
          const text = lineInWords(line, names);
          return (
            <li key={line.index} className={style.line}>
              <span>{text}</span>
              <SegmentedControl
                label={text}
                options={choicesOf("mine", "theirs", "both")}
                value={choice.lines.get(line.index) ?? choice.all}
                onChange={(own) => onChange({ ...choice, lines: new Map([...choice.lines, [line.index, own]]) })}
              />
            </li>
          );
        })}
      </ul>
      {rest > 0 && <p>{words.more(formatCount(rest))}</p>}
      {hasFields && (
        <div className={style.line}>
          <span>{words.otherFields}</span>
          <SegmentedControl
            label={words.otherFields}
            options={choicesOf("mine", "theirs")}
            value={choice.fields}
            onChange={(fields) => onChange({ ...choice, fields })}
          />
        </div>
      )}
    </section>
  );
};
