import { useSetAtom } from "jotai";
import { loadEntryAtom } from "../../../state/account/entry.ts";
import { abandonEntryAtom, logOutAtom } from "../../../state/account/logout.ts";
import { type SessionDialog, setFarewellAtom, stayLoggedInAtom } from "../../../state/account/session-questions.ts";
import { downloadLocalWorkAtom } from "../../../state/work/local-work.ts";
import { plural } from "../../../text/catalogue.ts";
import { sessionTexts } from "../../../text/en/session.ts";
import { formatCount } from "../../../text/format.ts";
import { Dialog, MessageDialog } from "../../../ui/dialog/dialog.tsx";
import { GuestWork } from "./guest-work.tsx";
import { LogInAgain } from "./log-in-again.tsx";
import { FreshProof, SecondFactor } from "./proofs.tsx";
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

const { unsent: unsentWords } = sessionTexts;

/** Dialog before a logout that would lose unsent changes (decisions.md 13). */
const UnsentChanges = ({ count }: { readonly count: number }) => {
  const stay = useSetAtom(stayLoggedInAtom);
  const download = useSetAtom(downloadLocalWorkAtom);
  const logOut = useSetAtom(logOutAtom);
  return (
    <Dialog
      title={unsentWords.title}
      onClose={() => stay()}
      actions={[
        { label: unsentWords.download, onAct: () => void download() },
        { label: unsentWords.leave, onAct: () => void logOut(), kind: "danger" },
        { label: unsentWords.stay, onAct: () => stay(), kind: "primary", safe: true },
      ]}
    >
      {plural(count, { one: unsentWords.text.one, other: unsentWords.text.other(formatCount(count)) })}
    </Dialog>
  );
};

const Farewell = ({ kind }: { readonly kind: "deleted" | "restored" }) => {
  const sayFarewell = useSetAtom(setFarewellAtom);
  const close = () => sayFarewell(null);
  return (
    <MessageDialog title={sessionTexts[kind].title} ok={sessionTexts.ok} onClose={close}>
      {sessionTexts[kind].text}
    </MessageDialog>
  );
};

/** The current dialog about the session, shown over any page. */
export default function SessionDialogs({ dialog }: { readonly dialog: SessionDialog }) {
  switch (dialog.kind) {
    case "second_factor":
      return <SecondFactor />;
    case "proof":
      return <FreshProof />;
    case "expired":
      return <LogInAgain />;
    case "retrieval_failed":
      return <RetrievalFailed />;
    case "guest_work":
      return <GuestWork counts={dialog.counts} />;
    case "unsent":
      return <UnsentChanges count={dialog.count} />;
    case "deleted":
    case "restored":
    default:
      return <Farewell kind={dialog.kind} />;
  }
}
