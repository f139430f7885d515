import { useAtomValue, useSetAtom } from "jotai";
import { useMemo, useState } from "react";
import { catalogueAtom } from "../../../state/work/catalogue.ts";
import {
  conflictingLinesAtom,
  decideConflictAtom,
  postponeConflictsAtom,
  type Conflict,
  type Decision,
  type LineDecision,
} from "../../../state/work/conflicts.ts";
import { conflictTexts as words } from "../../../text/en/conflicts.ts";
import { formatTime } from "../../../text/dates.ts";
import { productName } from "../../../text/format.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, Row } from "../../../ui/data-table/data-table.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { useLoaded } from "../../../ui/use-loaded.ts";
import { ConflictLines } from "./conflict-lines.tsx";
import { conflictRows, type Names } from "./conflict-rows.ts";
import * as style from "../session-questions/session-dialogs.css.ts";

const useNames = (): Names => {
  const catalogue = useAtomValue(catalogueAtom);
  const found = (name: string | undefined, id: string): string => (name === undefined ? id : productName(name));
  return {
    product: (id) => found(catalogue?.products.find((one) => one.prodsys_id === id)?.prodsys_name, id),
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
