import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useRef, useState } from "react";
import {
  addTableFilesAtom,
  checkTablesAtom,
  publishableAtom,
  stopRunAtom,
  tableRunAtom,
  updateTablesAtom,
} from "../../state/admin/admin-run.ts";
import { publicationDraftAtom } from "../../state/core/dialog-drafts.ts";
import { adminTexts } from "../../text/en/admin.ts";
import { formatCount } from "../../text/format.ts";
import { ActionBar } from "../../ui/action-bar/action-bar.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import * as style from "./administration.css.ts";
import { statusText } from "./run-words.ts";

const words = adminTexts.database;

const updateLabel = (count: number): string => {
  if (count === 0) return words.update.none;
  return count === 1 ? words.update.one : words.update.many(formatCount(count));
};

/** The action bar of the Database tab: choose files, dry run, update, stop. */
export const RunBar = ({ region }: { readonly region: string }) => {
  const run = useAtomValue(tableRunAtom);
  const publishable = useAtomValue(publishableAtom);
  const [add, check] = [useSetAtom(addTableFilesAtom), useSetAtom(checkTablesAtom)];
  const stop = useSetAtom(stopRunAtom);
  const [asking, setAsking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const busy = run.phase !== "idle";
  const current = run.items.find(({ status }) => status === "checking" || status === "updating");
  const kind = current?.name?.kind ?? "";
  const place = [formatCount(run.at), formatCount(run.of)] as const;
  const hint = publishable.length === 0 && (run.items.length === 0 ? words.chooseHint : words.updateHint);
  const note = {
    idle: hint,
    reading: words.reading,
    checking: words.checking(kind, ...place),
    updating: words.updating(kind, ...place),
  }[run.phase];
  return (
    <ActionBar
      start={
        busy &&
        run.phase !== "reading" && (
          <Button onClick={stop} disabled={run.stopping}>
            {words.cancel}
          </Button>
        )
      }
      note={<output>{run.stopping ? words.cancelling : note}</output>}
      end={
        <>
          <VisuallyHidden>
            <input
              ref={input}
              type="file"
              multiple
              tabIndex={-1}
              accept=".csv,.json,text/csv,application/json"
              aria-label={words.choose}
              onChange={({ currentTarget }) => {
                void add([...(currentTarget.files ?? [])], region);
                // reset, so that choosing the same file again fires a change event
                currentTarget.value = "";
              }}
            />
          </VisuallyHidden>
          <Button disabled={busy} onClick={() => input.current?.click()}>
            {words.choose}
          </Button>
          <Button disabled={busy || run.items.length === 0} title={words.checkHint} onClick={() => void check()}>
            {words.check}
          </Button>
          <Button kind="primary" disabled={busy || publishable.length === 0} onClick={() => setAsking(true)}>
            {updateLabel(publishable.length)}
          </Button>
          {asking && <UpdateDialog onClose={() => setAsking(false)} />}
        </>
      }
    />
  );
};

const updateDialogWords = adminTexts.database.publish;
/** Characters; limit of the server. */
const MAX_NOTE_LENGTH = 200;

/** Confirms the publication of tables and asks for the note that the history shows. */
export const UpdateDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const tables = useAtomValue(publishableAtom);
  const update = useSetAtom(updateTablesAtom);
  const [draft, keep] = useAtom(publicationDraftAtom(""));
  const note = draft ?? "";
  const close = () => {
    keep(null);
    onClose();
  };
  return (
    <Dialog
      title={
        tables.length === 1 ? updateDialogWords.title.one : updateDialogWords.title.many(formatCount(tables.length))
      }
      onClose={close}
      actions={[
        { label: adminTexts.history.cancel, onAct: close, safe: true },
        {
          label: updateDialogWords.act,
          kind: "primary",
          onAct: () => {
            close();
            void update(note.trim());
          },
        },
      ]}
    >
      <div className={style.question}>
        <p>{updateDialogWords.text}</p>
        <ul className={style.tables}>
          {tables.map((item) => (
            <li key={item.id}>
              {item.name && updateDialogWords.table(item.name.kind, item.name.region, statusText(item))}
            </li>
          ))}
        </ul>
        <TextField
          label={updateDialogWords.note}
          hint={updateDialogWords.noteHint}
          maxLength={MAX_NOTE_LENGTH}
          value={note}
          onChange={keep}
        />
      </div>
    </Dialog>
  );
};
