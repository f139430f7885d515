import { useSetAtom } from "jotai";
import { useState } from "react";
import { deleteGuestWorkAtom, moveGuestWorkAtom, leaveGuestWorkAtom } from "../../../state/account/entry.ts";
import type { WorkCounts } from "../../../state/account/guest-work.ts";
import { sessionTexts } from "../../../text/en/session.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import * as style from "./session-dialogs.css.ts";
import { plural } from "../../../text/catalogue.ts";
import { formatCount } from "../../../text/format.ts";
import { formatList } from "../../../text/lists.ts";

const KINDS = ["comparison", "portfolio", "product", "food"] as const;

/** "3 comparisons and 1 food"; kinds with a count of 0 are left out. */
const workInWords = (counts: WorkCounts): string =>
  formatList(
    KINDS.filter((kind) => counts[kind] > 0).map((kind) => {
      const { one, other } = sessionTexts.counts[kind];
      return plural(counts[kind], { one, other: other(formatCount(counts[kind])) });
    }),
  );

const { guestWork: words } = sessionTexts;

/** After the login of a guest: move the guest's work to the account, leave it for guests, or delete it (decisions.md 13). */
export const GuestWork = ({ counts }: { readonly counts: WorkCounts }) => {
  const keep = useSetAtom(moveGuestWorkAtom);
  const leave = useSetAtom(leaveGuestWorkAtom);
  const discard = useSetAtom(deleteGuestWorkAtom);
  const [discarding, setDiscarding] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const what = workInWords(counts);
  const move = async (): Promise<void> => {
    setBusy(true);
    const outcome = await keep();
    setBusy(false);
    setFailed(!outcome.ok);
  };
  const drop = async (): Promise<void> => {
    setBusy(true);
    const outcome = await discard();
    setBusy(false);
    setDiscarding(false);
    setFailed(!outcome.ok);
  };
  if (discarding) {
    return (
      // a separate key, so that the dialog focuses its safe action
      <Dialog
        key="discard"
        title={words.discardTitle}
        onClose={() => setDiscarding(false)}
        actions={[
          { label: sessionTexts.cancel, onAct: () => setDiscarding(false), safe: true },
          { label: words.discardConfirm, onAct: () => void drop(), kind: "danger", busy },
        ]}
      >
        {words.discardText(what)}
      </Dialog>
    );
  }
  return (
    <Dialog
      title={words.title}
      // Escape deletes and moves nothing
      onClose={() => leave()}
      actions={[
        { label: words.discard, onAct: () => setDiscarding(true), disabled: busy },
        { label: words.leave, onAct: () => leave(), disabled: busy },
        { label: words.keep, onAct: () => void move(), kind: "primary", safe: true, busy },
      ]}
    >
      <p>{words.text(what)}</p>
      <ul className={style.choices}>
        <li>
          <strong>{words.keep}.</strong> {words.keepNote}
        </li>
        <li>
          <strong>{words.leave}.</strong> {words.leaveNote}
        </li>
        <li>
          <strong>{words.discard}.</strong> {words.discardNote}
        </li>
      </ul>
      {failed && (
        <p role="alert" className={style.fault}>
          {words.failed}
        </p>
      )}
    </Dialog>
  );
};
