import { useSetAtom } from "jotai";
import { setFarewellAtom, type SessionDialog } from "../../../state/account/session-dialog.ts";
import { sessionTexts } from "../../../text/en/session.ts";
import { MessageDialog } from "../../../ui/dialog/dialog.tsx";
import { FreshProof } from "./fresh-proof.tsx";
import { GuestWork } from "./guest-work.tsx";
import { LogInAgain } from "./log-in-again.tsx";
import { RetrievalFailed } from "./retrieval-failed.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { UnsentChanges } from "./unsent-changes.tsx";

const Deleted = () => {
  const sayFarewell = useSetAtom(setFarewellAtom);
  const close = () => sayFarewell(null);
  return (
    <MessageDialog title={sessionTexts.deleted.title} ok={sessionTexts.ok} onClose={close}>
      {sessionTexts.deleted.text}
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
    default:
      return <Deleted />;
  }
}
