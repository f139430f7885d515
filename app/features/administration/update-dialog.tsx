import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { publishableAtom, updateTablesAtom } from "../../state/admin/admin-run.ts";
import { publicationDraftAtom } from "../../state/core/dialog-drafts.ts";
import { adminTexts } from "../../text/en/admin.ts";
import { formatCount } from "../../text/format.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import * as style from "./administration.css.ts";
import { statusText } from "./run-words.ts";

const words = adminTexts.database.publish;
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
      title={tables.length === 1 ? words.title.one : words.title.many(formatCount(tables.length))}
      onClose={close}
      actions={[
        { label: adminTexts.history.cancel, onAct: close, safe: true },
        {
          label: words.act,
          kind: "primary",
          onAct: () => {
            close();
            void update(note.trim());
          },
        },
      ]}
    >
      <div className={style.question}>
        <p>{words.text}</p>
        <ul className={style.tables}>
          {tables.map((item) => (
            <li key={item.id}>{item.name && words.table(item.name.kind, item.name.region, statusText(item))}</li>
          ))}
        </ul>
        <TextField label={words.note} hint={words.noteHint} maxLength={MAX_NOTE_LENGTH} value={note} onChange={keep} />
      </div>
    </Dialog>
  );
};
