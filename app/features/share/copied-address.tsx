import { useSetAtom } from "jotai";
import { useState } from "react";
import { copyTextAtom } from "../../state/core/clipboard.ts";
import { shareTexts } from "../../text/en/share.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import * as style from "./share.css.ts";

const words = shareTexts.dialog;

/** A link with a copy button; the text can be selected if the clipboard is unavailable. */
export const CopiedAddress = ({ label, address }: { readonly label: string; readonly address: string }) => {
  const copy = useSetAtom(copyTextAtom);
  const [message, setMessage] = useState("");
  const copyAddress = async () => {
    const outcome = await copy(address);
    setMessage(outcome.ok ? words.copied : words.notCopied);
  };
  return (
    <>
      <div className={style.address}>
        <TextField
          className={style.field}
          label={label}
          value={address}
          readOnly
          onChange={() => undefined}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => void copyAddress()}>{words.copy}</Button>
      </div>
      <output>{message}</output>
    </>
  );
};
