import { useSetAtom } from "jotai";
import { useState } from "react";
import type { PasskeyProblem } from "../../../state/account/ask-passkeys.ts";
import { copyTextAtom } from "../../../state/core/clipboard.ts";
import { createKeyAtom, type CreateKeyRequest } from "../../../state/account/own-keys.ts";
import { scriptKeyTexts as words } from "../../../text/en/script-keys.ts";
import { passkeyProblem } from "../../../text/passkey-problem.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { NameDialog } from "./attempt-dialogs.tsx";

const problemText = (problem: PasskeyProblem): string =>
  problem.code === "refused" && problem.error === "quota_exceeded" ? words.quota : passkeyProblem(problem);

interface AddKeyProps {
  readonly onMade: (key: string) => void;
  readonly onClose: () => void;
}

/** Asks for name, scope and life of a new key. */
export const AddKeyDialog = ({ onMade, onClose }: AddKeyProps) => {
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
