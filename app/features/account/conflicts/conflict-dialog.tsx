import { useAtomValue, useSetAtom } from "jotai";
import { useMemo, useState } from "react";
import type { LineConflict } from "../../../../workers/engine/portfolio/line-merge.ts";
import { catalogueAtom } from "../../../state/work/catalogue.ts";
import {
  type Conflict,
  conflictingLinesAtom,
  decideConflictAtom,
  type Decision,
  type LineChoice,
  type LineDecision,
  postponeConflictsAtom,
} from "../../../state/work/conflicts.ts";
import { formatTime } from "../../../text/dates.ts";
import { conflictTexts as words } from "../../../text/en/conflicts.ts";
import { formatCount, productName } from "../../../text/format.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, Row } from "../../../ui/data-table/data-table.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { SegmentedControl } from "../../../ui/segmented-control/segmented-control.tsx";
import { useLoaded } from "../../../ui/use-loaded.ts";
import * as style from "../session-questions/session-dialogs.css.ts";
import { conflictRows, lineInWords, type Names } from "./conflict-rows.ts";

const useNames = (): Names => {
  const catalogue = useAtomValue(catalogueAtom);
  const nameOr = (name: string | undefined, id: string): string => (name === undefined ? id : productName(name));
  return {
    product: (id) => nameOr(catalogue?.products.find((one) => one.prodsys_id === id)?.prodsys_name, id),
    food: (id) => catalogue?.foods.find((one) => one.food_id === id)?.food_name ?? id,
    useCase: (id) => catalogue?.use_cases.find((one) => one.usecase_id === id)?.usecase_name ?? id,
    region: (id) => catalogue?.regions.find((one) => one.region_id === id)?.region_name ?? id,
  };
};

/** Asks which version of a document to keep after a change or deletion both here and elsewhere. Escape postpones the decision. */
export default function ConflictDialog({ conflict }: { readonly conflict: Conflict }) {
  const decide = useSetAtom(decideConflictAtom);
  const postpone = useSetAtom(postponeConflictsAtom);
  const names = useNames();
  const [choice, setChoice] = useState<LineDecision>({ all: "mine", lines: new Map(), fields: "mine" });
  const readLines = useSetAtom(conflictingLinesAtom);
  const hasLines = conflict.fields.some(({ field }) => field === "entries");
  const { last } = useLoaded(
    useMemo(() => (hasLines ? () => readLines(conflict.id) : null), [hasLines, readLines, conflict]),
  );
  const lines = last?.ok && last.value.length > 0 ? last.value : null;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { name, changed, changedThere, isDeletedThere, isDeletedHere } = conflict;
  const act = (decision: Decision) => async (): Promise<void> => {
    setBusy(true);
    const outcome = await decide(conflict, decision);
    setBusy(false);
    setFailed(!outcome.ok);
  };
  const button = (label: string, decision: Decision) => ({
    label,
    onAct: () => void act(decision)(),
    disabled: busy,
  });
  const deleteOrKeep = (remove: ReturnType<typeof button>, keep: ReturnType<typeof button>) => [
    remove,
    { ...keep, kind: "primary" as const, safe: true },
  ];
  const question = isDeletedThere
    ? {
        title: words.deletedTitle,
        text: words.deletedText(name),
        actions: deleteOrKeep(button(words.removeHere, { keep: "theirs" }), button(words.keep, { keep: "mine" })),
      }
    : isDeletedHere
      ? {
          title: words.deletedHereTitle,
          text: words.deletedHereText(name),
          actions: deleteOrKeep(
            button(words.deleteAllTheSame, { keep: "mine" }),
            button(words.acceptTheirs, { keep: "theirs" }),
          ),
        }
      : {
          title: words.title,
          text: words.text(name),
          actions: lines
            ? [
                { ...button(words.lines.copies, { keep: "both", rename: words.copy }), safe: true },
                { ...button(words.lines.submit, { keep: "lines", choice }), kind: "primary" as const },
              ]
            : [
                { ...button(words.both, { keep: "both", rename: words.copy }), safe: true },
                button(words.theirs, { keep: "theirs" }),
                { ...button(words.mine, { keep: "mine" }), kind: "primary" as const },
              ],
        };
  // the lines say more than their number
  const fields = lines ? conflict.fields.filter(({ field }) => field !== "entries") : conflict.fields;
  const rows = conflictRows({ fields }, names);
  return (
    <Dialog title={question.title} onClose={() => postpone()} actions={question.actions}>
      <p>{question.text}</p>
      {!isDeletedThere && !isDeletedHere && (
        <>
          {rows.length > 0 && (
            <DataTable caption={words.table} widths={["24%", "", ""]} className={style.conflictTable}>
              <ColumnHeads
                text={[words.field, words.there(formatTime(changedThere ?? changed)), words.here(formatTime(changed))]}
              />
              <tbody>
                {rows.map(({ label, theirs, mine }, at) => (
                  // labels can repeat
                  <Row key={`${at} ${label}`}>
                    <KeyCell>{label}</KeyCell>
                    <Cell>{theirs}</Cell>
                    <Cell>{mine}</Cell>
                  </Row>
                ))}
              </tbody>
            </DataTable>
          )}
          {hasLines && last === null && <p className={style.conflictNote}>{words.lines.loading}</p>}
          {lines && (
            <ConflictLines
              lines={lines}
              hasFields={rows.length > 0}
              names={names}
              choice={choice}
              onChange={setChoice}
            />
          )}
          <p className={style.conflictNote}>{words.safe}</p>
        </>
      )}
      {failed && (
        <p role="alert" className={style.conflictFault}>
          {words.failed}
        </p>
      )}
    </Dialog>
  );
}

const { lines: conflictLinesWords } = words;

/** Lines with a choice of their own; that for all decides on the rest. */
const LISTED = 20;

const choicesOf = <Choice extends LineChoice>(...values: readonly Choice[]) =>
  values.map((value) => ({ value, label: conflictLinesWords.choices[value] }));

interface ConflictLinesProps {
  readonly lines: readonly LineConflict[];
  /** whether fields of the portfolio itself are in conflict too */
  readonly hasFields: boolean;
  readonly names: Names;
  readonly choice: LineDecision;
  readonly onChange: (choice: LineDecision) => void;
}

/** The lines that both devices changed, each with a choice: here, there or both; and one choice for all. */
const ConflictLines = ({ lines, hasFields, names, choice, onChange }: ConflictLinesProps) => {
  const rest = lines.length - LISTED;
  return (
    <section aria-label={conflictLinesWords.title} className={style.lines}>
      <div className={style.line}>
        <strong>{conflictLinesWords.all}</strong>
        <SegmentedControl
          label={conflictLinesWords.all}
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
      {rest > 0 && <p>{conflictLinesWords.more(formatCount(rest))}</p>}
      {hasFields && (
        <div className={style.line}>
          <span>{conflictLinesWords.otherFields}</span>
          <SegmentedControl
            label={conflictLinesWords.otherFields}
            options={choicesOf("mine", "theirs")}
            value={choice.fields}
            onChange={(fields) => onChange({ ...choice, fields })}
          />
        </div>
      )}
    </section>
  );
};
