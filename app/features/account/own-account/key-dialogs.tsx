import { useSetAtom } from "jotai";
import { useState } from "react";
import { copyTextAtom } from "../../../state/core/clipboard.ts";
import { createKeyAtom, removeKeyAtom, type CreateKeyRequest, type OwnKey } from "../../../state/account/own-keys.ts";
import { scriptKeyTexts as words } from "../../../text/en/script-keys.ts";
import { passkeyProblem } from "../../../text/passkey-problem.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useAction } from "../../../ui/use-action.ts";
import * as style from "./account.css.ts";

/** Length limit of the server for names, in characters. */
const MAX_LETTERS = 60;

const Fault = ({ problem }: { readonly problem: Parameters<typeof passkeyProblem>[0] | null }) =>
  problem && (
    <p role="alert" className={`${style.fault} ${style.why}`}>
      {problem.code === "refused" && problem.error === "quota_exceeded" ? words.quota : passkeyProblem(problem)}
    </p>
  );

interface AddKeyProps {
  readonly onMade: (key: string) => void;
  readonly onClose: () => void;
}

/** Asks for name, scope and life of a new key. */
export const AddKeyDialog = ({ onMade, onClose }: AddKeyProps) => {
  const [name, setName] = useState("");
  const [scope, setScope] = useState<CreateKeyRequest["scope"]>("read");
  const [days, setDays] = useState("90");
  const { busy, problem, run } = useAction(useSetAtom(createKeyAtom));
  const isReady = name.trim() !== "" && !busy;
  const create = async (): Promise<void> => {
    if (!isReady) return;
    const made = await run({ name: name.trim(), scope, days: Number(days) });
    if (made.ok) onMade(made.value.key);
  };
  return (
    <Dialog
      title={words.add.title}
      onClose={() => !busy && onClose()}
      actions={[
        { label: words.cancel, onAct: onClose, disabled: busy },
        { label: words.add.submit, kind: "primary", busy, disabled: !isReady, onAct: () => void create() },
      ]}
    >
      <form
        noValidate
        className={style.form}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <TextField
          label={words.add.name}
          hint={words.add.nameHint}
          name="key-name"
          autoComplete="off"
          maxLength={MAX_LETTERS}
          value={name}
          onChange={setName}
        />
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
        <Fault problem={problem} />
      </form>
    </Dialog>
  );
};

/** Shows a new key, once. */
export const MadeKeyDialog = ({ value, onClose }: { readonly value: string; readonly onClose: () => void }) => {
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

interface RemoveKeyProps {
  readonly row: OwnKey;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before a key is revoked. */
export const RemoveKeyDialog = ({ row, onDone, onClose }: RemoveKeyProps) => {
  const { busy, problem, run } = useAction(useSetAtom(removeKeyAtom));
  const remove = async (): Promise<void> => {
    if ((await run(row.id)).ok) onDone();
  };
  return (
    <Dialog
      title={words.removing.title(row.name)}
      onClose={() => !busy && onClose()}
      actions={[
        { label: words.cancel, onAct: onClose, safe: true, disabled: busy },
        { label: words.removing.submit, kind: "danger", busy, onAct: () => void remove() },
      ]}
    >
      <p>{words.removing.text}</p>
      <Fault problem={problem} />
    </Dialog>
  );
};
