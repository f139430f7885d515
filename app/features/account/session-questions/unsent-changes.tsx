import { useSetAtom } from "jotai";
import { downloadLocalWorkAtom } from "../../../state/work/local-work.ts";
import { stayLoggedInAtom } from "../../../state/account/session-questions.ts";
import { logOutAtom } from "../../../state/account/logout.ts";
import { plural } from "../../../text/catalogue.ts";
import { sessionTexts } from "../../../text/en/session.ts";
import { formatCount } from "../../../text/format.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";

const { unsent: words } = sessionTexts;

/** Dialog before a logout that would lose unsent changes (decisions.md 13). */
export const UnsentChanges = ({ count }: { readonly count: number }) => {
  const stay = useSetAtom(stayLoggedInAtom);
  const download = useSetAtom(downloadLocalWorkAtom);
  const logOut = useSetAtom(logOutAtom);
  return (
    <Dialog
      title={words.title}
      onClose={() => stay()}
      actions={[
        { label: words.download, onAct: () => void download() },
        { label: words.leave, onAct: () => void logOut(), kind: "danger" },
        { label: words.stay, onAct: () => stay(), kind: "primary", safe: true },
      ]}
    >
      {plural(count, { one: words.text.one, other: words.text.other(formatCount(count)) })}
    </Dialog>
  );
};
