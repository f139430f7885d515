import { useSetAtom } from "jotai";
import { useState } from "react";
import { changeProfileAtom } from "../../../state/account/own-account.ts";
import type { Account } from "../../../state/core/account.ts";
import { whyFailed } from "../../../text/account-problem.ts";
import { accountTexts } from "../../../text/en/account.ts";
import { OTHER_SECTOR, registerTexts, SECTORS } from "../../../text/en/register.ts";
import { nameFault } from "../../../text/name-fault.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ErrorNotice } from "../../../ui/error-notice/error-notice.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useAction } from "../../../ui/use-action.ts";
import * as style from "./account.css.ts";

const { edit: words } = accountTexts;
const { fields, faults } = registerTexts;
const TEXTS = ["name", "last_name", "company", "job"] as const;
/** Limit of the contract, in characters. */
const MAX_CHARACTERS = 200;

/** Name, company, job and sector of the account, as its owner edits them. */
export const ProfileDialog = ({ account, onClose }: { readonly account: Account; readonly onClose: () => void }) => {
  const { busy, problem, run } = useAction(useSetAtom(changeProfileAtom));
  const isListed = account.sector === "" || SECTORS.some((sector) => sector === account.sector);
  const [draft, setDraft] = useState({ ...account, sector: isListed ? account.sector : OTHER_SECTOR });
  // what "Other" means, in the owner's words
  const [explained, setExplained] = useState(isListed ? "" : account.sector);
  const labels = { name: fields.name, last_name: fields.lastName, company: fields.company, job: fields.job };
  const faultOf = (field: (typeof TEXTS)[number]) =>
    draft[field].trim() === "" && field !== "last_name" ? faults[field] : nameFault(draft[field]);
  const isOther = draft.sector === OTHER_SECTOR;
  const isComplete = TEXTS.every((field) => faultOf(field) === undefined) && nameFault(explained) === undefined;
  const save = async () => {
    const { name, last_name, company, job } = draft;
    const sector = (isOther && explained.trim()) || draft.sector;
    if ((await run({ name, last_name, company, job, sector })).ok) onClose();
  };
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={[
        { label: accountTexts.cancel, onAct: onClose },
        { label: words.save, kind: "primary", busy, disabled: !isComplete, onAct: () => void save() },
      ]}
    >
      <div className={style.dialogForm}>
        {TEXTS.map((field) => (
          <TextField
            key={field}
            label={labels[field]}
            maxLength={MAX_CHARACTERS}
            value={draft[field]}
            onChange={(typed) => setDraft({ ...draft, [field]: typed })}
            error={faultOf(field)}
          />
        ))}
        <Select
          label={fields.sector}
          value={draft.sector}
          options={[
            { value: "", label: registerTexts.choose },
            ...SECTORS.map((value) => ({ value, label: registerTexts.sectors[value] })),
          ]}
          onChange={(sector) => setDraft({ ...draft, sector })}
        />
        {isOther && (
          <TextField
            label={fields.otherSector}
            maxLength={MAX_CHARACTERS}
            value={explained}
            onChange={setExplained}
            error={nameFault(explained)}
          />
        )}
      </div>
      {problem && <ErrorNotice title={words.failed} text={whyFailed(problem)} />}
    </Dialog>
  );
};
