import { useSetAtom } from "jotai";
import { useState } from "react";
import {
  addPasskeyAtom,
  askForPasskeyAtom,
  listPasskeysAtom,
  removePasskeyAtom,
  renamePasskeyAtom,
  type OwnPasskeys,
  type PasskeyRow,
} from "../../../state/account/own-passkeys.ts";
import { formatMoment } from "../../../text/dates.ts";
import { passkeyTexts } from "../../../text/en/passkeys.ts";
import { passkeyProblem } from "../../../text/passkey-problem.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, Row } from "../../../ui/data-table/data-table.tsx";
import { ErrorNotice } from "../../../ui/error-notice/error-notice.tsx";
import { Section } from "../../../ui/page-title/page-title.tsx";
import { Switch } from "../../../ui/switch/switch.tsx";
import * as style from "./account.css.ts";
import { NameDialog, RemoveDialog } from "./attempt-dialogs.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useLoaded } from "../../../ui/use-loaded.ts";
import { useAction } from "../../../ui/use-action.ts";

const { section: words, asking } = passkeyTexts;
/** Largest number of passkeys per account on the server. */
const MAX_PASSKEYS = 10;

/** The open dialog of the section. */
type Open = { readonly kind: "add" } | { readonly kind: "rename" | "remove"; readonly passkey: PasskeyRow };

interface PasskeyTableProps {
  readonly rows: readonly PasskeyRow[];
  readonly onOpen: (open: Open) => void;
}

const PasskeyTable = ({ rows, onOpen }: PasskeyTableProps) => (
  <div className={style.list}>
    <DataTable caption={words.caption} widths={["26%", "", "", "34%"]}>
      <ColumnHeads text={[words.columns.name, words.columns.created, words.columns.lastUsed, words.columns.actions]} />
      <tbody>
        {rows.map((passkey) => (
          <Row key={passkey.id}>
            <KeyCell>{passkey.name}</KeyCell>
            <Cell>{formatMoment(passkey.created)}</Cell>
            <Cell>{passkey.last_used === null ? words.never : formatMoment(passkey.last_used)}</Cell>
            <Cell>
              <span className={style.actions}>
                <Button
                  size="small"
                  aria-label={words.renameOf(passkey.name)}
                  onClick={() => onOpen({ kind: "rename", passkey })}
                >
                  {words.rename}
                </Button>
                <Button
                  size="small"
                  aria-label={words.removeOf(passkey.name)}
                  onClick={() => onOpen({ kind: "remove", passkey })}
                >
                  {words.remove}
                </Button>
              </span>
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  </div>
);

interface AskPasskeyProps {
  readonly own: OwnPasskeys;
  readonly onMessage: (message: string) => void;
  readonly onChanged: () => void;
}

/** Switch: whether logins with a password also need a passkey. */
const AskPasskey = ({ own, onMessage, onChanged }: AskPasskeyProps) => {
  const { busy, problem, run } = useAction(useSetAtom(askForPasskeyAtom));
  const turn = async (on: boolean): Promise<void> => {
    const outcome = await run(on);
    if (!outcome.ok) return;
    onMessage(on ? asking.turnedOn : asking.turnedOff);
    onChanged();
  };
  return (
    <>
      <Switch
        label={asking.label}
        checked={own.asks_passkey}
        disabled={busy || own.is_required}
        onChange={(on) => void turn(on)}
      />
      <p>{own.is_required ? asking.required : asking.note}</p>
      {problem && (
        <p role="alert" className={style.fault}>
          {passkeyProblem(problem)}
        </p>
      )}
    </>
  );
};

/** Section with the passkeys of the account, the switch for the second factor, and the recovery codes. */
export const Passkeys = ({ email }: { readonly email: string }) => {
  const [add, rename] = [useSetAtom(addPasskeyAtom), useSetAtom(renamePasskeyAtom)];
  const remove = useSetAtom(removePasskeyAtom);
  const { last, hasFailed, reload } = useLoaded(useSetAtom(listPasskeysAtom));
  const own = last?.ok ? last.value : null;
  const [open, setOpen] = useState<Open | null>(null);
  const [message, setMessage] = useState("");
  const close = () => setOpen(null);
  const done = (text: string) => () => {
    close();
    setMessage(text);
    reload();
  };
  const rows = own?.passkeys ?? [];
  return (
    <Section className={style.section} title={words.title}>
      <p>{words.text}</p>
      {own === null && !hasFailed && <p>{words.loading}</p>}
      {hasFailed && <ErrorNotice title={words.failed} text={words.failedText} onRetry={reload} />}
      {own !== null && rows.length === 0 && <p>{words.none}</p>}
      {rows.length > 0 && <PasskeyTable rows={rows} onOpen={setOpen} />}
      {own?.isSupported === false && <p>{words.unsupported}</p>}
      {own?.isSupported === true && rows.length < MAX_PASSKEYS && (
        <Button onClick={() => setOpen({ kind: "add" })}>{passkeyTexts.add.start}</Button>
      )}
      {rows.length >= MAX_PASSKEYS && <p>{words.full}</p>}
      <output>{message}</output>
      {own !== null && rows.length > 0 && (
        <>
          <AskPasskey own={own} onMessage={setMessage} onChanged={reload} />
          <RecoveryCodes email={email} left={own.recovery_codes} onMade={reload} />
        </>
      )}
      {open?.kind === "add" && (
        <NameDialog
          label={passkeyTexts.add.name}
          hint={passkeyTexts.add.nameHint}
          title={passkeyTexts.add.title}
          text={passkeyTexts.add.text}
          submit={passkeyTexts.add.submit}
          name=""
          attempt={add}
          onDone={done(words.added)}
          onClose={close}
        />
      )}
      {open?.kind === "rename" && (
        <NameDialog
          label={passkeyTexts.add.name}
          hint={passkeyTexts.add.nameHint}
          title={passkeyTexts.renaming.title}
          submit={passkeyTexts.renaming.submit}
          name={open.passkey.name}
          attempt={(name) => rename(open.passkey.id, name)}
          onDone={done(words.renamed)}
          onClose={close}
        />
      )}
      {open?.kind === "remove" && (
        <RemoveDialog
          title={passkeyTexts.removing.title(open.passkey.name)}
          submit={passkeyTexts.removing.submit}
          attempt={() => remove(open.passkey.id)}
          onDone={done(words.removed)}
          onClose={close}
        >
          <p>{passkeyTexts.removing.text}</p>
          {rows.length === 1 && <p className={style.why}>{passkeyTexts.removing.last}</p>}
        </RemoveDialog>
      )}
    </Section>
  );
};
