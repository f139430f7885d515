import { useSetAtom } from "jotai";
import { loadEntryAtom } from "../../../state/account/entry.ts";
import { abandonEntryAtom } from "../../../state/account/logout.ts";
import { sessionTexts } from "../../../text/en/session.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import * as style from "./session-dialogs.css.ts";

const { retrieval: words } = sessionTexts;

/** Dialog after a login whose work could not be loaded: Retry, or OK, which logs out (specification section 4). */
export const RetrievalFailed = () => {
  const retry = useSetAtom(loadEntryAtom);
  const giveUp = useSetAtom(abandonEntryAtom);
  return (
    <Dialog
      title={words.title}
      onClose={() => void retry()}
      actions={[
        { label: words.retry, onAct: () => void retry(), safe: true },
        { label: sessionTexts.ok, onAct: () => void giveUp(), kind: "primary" },
      ]}
    >
      <p>{words.text}</p>
      <p className={style.note}>{words.note}</p>
    </Dialog>
  );
};
