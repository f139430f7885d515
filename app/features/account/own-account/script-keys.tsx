import { useSetAtom } from "jotai";
import { useState } from "react";
import type { PasskeyProblem } from "../../../state/account/ask-passkeys.ts";
import {
  createKeyAtom,
  type CreateKeyRequest,
  listKeysAtom,
  type OwnKey,
  removeKeyAtom,
} from "../../../state/account/own-keys.ts";
import { copyTextAtom } from "../../../state/core/clipboard.ts";
import { formatMoment } from "../../../text/dates.ts";
import { scriptKeyTexts as words } from "../../../text/en/script-keys.ts";
import { formatCount } from "../../../text/format.ts";
import { passkeyProblem } from "../../../text/passkey-problem.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, Row } from "../../../ui/data-table/data-table.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ErrorNotice } from "../../../ui/error-notice/error-notice.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Section } from "../../../ui/page-title/page-title.tsx";
import { useLoaded } from "../../../ui/use-loaded.ts";
import * as style from "./account.css.ts";
import { NameDialog, RemoveDialog } from "./attempt-dialogs.tsx";

/** Largest number of keys per account on the server. */
const MAX_KEYS = 10;

type Open =
  | { readonly kind: "add" }
  | { readonly kind: "made"; readonly key: string }
  | { readonly kind: "remove"; readonly row: OwnKey };

interface KeyTableProps {
  readonly rows: readonly OwnKey[];
  readonly onRemove: (row: OwnKey) => void;
}

const KeyTable = ({ rows, onRemove }: KeyTableProps) => {
  const { name, scope, expires, used, calls, actions } = words.columns;
  return (
    <div className={style.list}>
      <DataTable caption={words.caption} className={style.manyColumns} widths={["24%", "", "", "", "", "18%"]}>
        <ColumnHeads text={[name, scope, expires, used, calls, actions]} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.id}>
              <KeyCell>{row.name}</KeyCell>
              <Cell>{words.scopes[row.scope]}</Cell>
              <Cell>{row.isExpired ? words.expired : formatMoment(row.expires)}</Cell>
              <Cell>{row.last_used === null ? words.never : formatMoment(row.last_used)}</Cell>
              <Cell>{formatCount(row.calls)}</Cell>
              <Cell>
                <Button size="small" aria-label={words.removeOf(row.name)} onClick={() => onRemove(row)}>
                  {words.remove}
                </Button>
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
};

/** Section with the user's keys for scripts. */
export const ScriptKeys = () => {
  const { last, hasFailed, reload } = useLoaded(useSetAtom(listKeysAtom));
  const rows = last?.ok ? last.value : null;
  const [open, setOpen] = useState<Open | null>(null);
  const [message, setMessage] = useState("");
  const remove = useSetAtom(removeKeyAtom);
  const close = () => setOpen(null);
  return (
    <Section className={style.section} title={words.title}>
      <p>
        {words.text} <a href="/api">{words.calls}</a>
      </p>
      {rows === null && !hasFailed && <p>{words.loading}</p>}
      {hasFailed && <ErrorNotice title={words.failed} text={words.failedText} onRetry={reload} />}
      {rows?.length === 0 && <p>{words.none}</p>}
      {rows !== null && rows.length > 0 && (
        <KeyTable rows={rows} onRemove={(row) => setOpen({ kind: "remove", row })} />
      )}
      {rows !== null && rows.length < MAX_KEYS && (
        <Button onClick={() => setOpen({ kind: "add" })}>{words.add.start}</Button>
      )}
      {rows !== null && rows.length >= MAX_KEYS && <p>{words.full}</p>}
      <output>{message}</output>
      {open?.kind === "add" && (
        <AddKeyDialog
          onMade={(key) => {
            setOpen({ kind: "made", key });
            reload();
          }}
          onClose={close}
        />
      )}
      {open?.kind === "made" && <MadeKeyDialog value={open.key} onClose={close} />}
      {open?.kind === "remove" && (
        <RemoveDialog
          title={words.removing.title(open.row.name)}
          submit={words.removing.submit}
          attempt={() => remove(open.row.id)}
          onDone={() => {
            close();
            setMessage(words.removed);
            reload();
          }}
          onClose={close}
        >
          <p>{words.removing.text}</p>
        </RemoveDialog>
      )}
    </Section>
  );
};

const problemText = (problem: PasskeyProblem): string =>
  problem.code === "refused" && problem.error === "quota_exceeded" ? words.quota : passkeyProblem(problem);

interface AddKeyProps {
  readonly onMade: (key: string) => void;
  readonly onClose: () => void;
}

/** Asks for name, scope and life of a new key. */
const AddKeyDialog = ({ onMade, onClose }: AddKeyProps) => {
  const createKey = useSetAtom(createKeyAtom);
  const [scope, setScope] = useState<CreateKeyRequest["scope"]>("read");
  const [days, setDays] = useState("90");
  return (
    <NameDialog
      title={words.add.title}
      label={words.add.name}
      hint={words.add.nameHint}
      submit={words.add.submit}
      name=""
      attempt={(name) => createKey({ name, scope, days: Number(days) })}
      problemText={problemText}
      onDone={({ key }) => onMade(key)}
      onClose={onClose}
    >
      <Select
        label={words.add.scope}
        value={scope}
        onChange={(value) => setScope(value as CreateKeyRequest["scope"])}
        options={Object.entries(words.scopes).map(([value, label]) => ({ value, label }))}
      />
      <Select
        label={words.add.life}
        value={days}
        onChange={setDays}
        options={Object.entries(words.add.lives).map(([value, label]) => ({ value, label }))}
      />
    </NameDialog>
  );
};

/** Shows a new key, once. */
const MadeKeyDialog = ({ value, onClose }: { readonly value: string; readonly onClose: () => void }) => {
  const copy = useSetAtom(copyTextAtom);
  const [message, setMessage] = useState("");
  return (
    <Dialog
      title={words.made.title}
      onClose={onClose}
      actions={[
        {
          label: words.made.copy,
          onAct: () => void copy(value).then(({ ok }) => setMessage(ok ? words.made.copied : words.made.notCopied)),
        },
        { label: words.made.done, kind: "primary", onAct: onClose },
      ]}
    >
      <p>{words.made.text}</p>
      <TextField label={words.made.label} name="key" readOnly value={value} onChange={() => {}} />
      <output>{message}</output>
    </Dialog>
  );
};
