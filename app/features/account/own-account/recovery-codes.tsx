import { useSetAtom } from "jotai";
import { useState } from "react";
import { copyTextAtom } from "../../../state/core/clipboard.ts";
import { makeRecoveryCodesAtom, saveRecoveryCodesAtom } from "../../../state/account/own-passkeys.ts";
import { plural } from "../../../text/catalogue.ts";
import { passkeyTexts } from "../../../text/en/passkeys.ts";
import { formatCount } from "../../../text/format.ts";
import { passkeyProblem } from "../../../text/passkey-problem.ts";
import { group } from "../../../theme/text.css.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { PrintAlone } from "../../../ui/print-alone/print-alone.tsx";
import * as style from "./account.css.ts";
import { useAction } from "../../../ui/use-action.ts";

const { codes: words } = passkeyTexts;

interface NewCodesProps {
  readonly email: string;
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

const CodeList = ({ codes }: { readonly codes: readonly string[] }) => (
  <ol className={style.codes} aria-label={words.list}>
    {codes.map((code) => (
      <li key={code}>
        <code>{code}</code>
      </li>
    ))}
  </ol>
);

/** New codes, which are shown only once: copy, download, print. */
const NewCodes = ({ email, codes, onClose }: NewCodesProps) => {
  const copy = useSetAtom(copyTextAtom);
  const save = useSetAtom(saveRecoveryCodesAtom);
  const [message, setMessage] = useState("");
  const text = [words.sheet(email), words.sheetNote, "", ...codes, ""].join("\n");
  const take = async (): Promise<void> => {
    const outcome = await copy(codes.join("\n"));
    setMessage(outcome.ok ? words.copied : words.notCopied);
  };
  return (
    <Dialog
      title={words.shown}
      // Escape must not close the only view of the codes
      onClose={() => undefined}
      actions={[{ label: words.done, kind: "primary", safe: true, onAct: onClose }]}
    >
      <p>{words.shownText}</p>
      <CodeList codes={codes} />
      <div className={style.actions}>
        <Button onClick={() => void take()}>{words.copy}</Button>
        <Button icon="download" onClick={() => save(text)}>
          {words.save}
        </Button>
        <Button onClick={() => window.print()}>{words.print}</Button>
      </div>
      <output>{message}</output>
      <PrintAlone>
        <h1>{words.sheet(email)}</h1>
        <p>{words.sheetNote}</p>
        <CodeList codes={codes} />
      </PrintAlone>
    </Dialog>
  );
};

interface RecoveryCodesProps {
  readonly email: string;
  readonly left: number;
  readonly onMade: () => void;
}

/** Number of unused codes, and a button for new ones. */
export const RecoveryCodes = ({ email, left, onMade }: RecoveryCodesProps) => {
  const { busy, value: codes, problem, run, forget } = useAction(useSetAtom(makeRecoveryCodesAtom));
  const [asking, setAsking] = useState(false);
  const start = async (): Promise<void> => {
    setAsking(false);
    const outcome = await run();
    if (outcome.ok) onMade();
  };
  return (
    <>
      <h3 className={group}>{words.title}</h3>
      <p>{words.text}</p>
      <p>
        {left === 0 ? words.none : plural(left, { one: words.left.one, other: words.left.other(formatCount(left)) })}
      </p>
      <Button busy={busy} onClick={() => (left === 0 ? void start() : setAsking(true))}>
        {left === 0 ? words.make : words.renew}
      </Button>
      {problem && (
        <p role="alert" className={style.fault}>
          {passkeyProblem(problem)}
        </p>
      )}
      {asking && (
        <Dialog
          title={words.question}
          onClose={() => setAsking(false)}
          actions={[
            { label: passkeyTexts.cancel, onAct: () => setAsking(false), safe: true },
            { label: words.confirm, kind: "danger", onAct: () => void start() },
          ]}
        >
          <p>{words.questionText}</p>
        </Dialog>
      )}
      {codes !== null && <NewCodes email={email} codes={codes} onClose={forget} />}
    </>
  );
};
