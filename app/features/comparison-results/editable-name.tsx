import { useAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { nameDraftAtom } from "../../state/core/dialog-drafts.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { nameFault } from "../../text/name-fault.ts";
import { group } from "../../theme/text.css.ts";
import { IconButton } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Announcer } from "../../ui/toast/toast.tsx";
import { focusOnMount } from "./focus-on-mount.ts";
import * as styles from "./panel.css.ts";

interface EditableNameProps {
  readonly comparison_id: string;
  readonly name: string;
  readonly onRename: (name: string) => void;
}

const LONGEST_NAME = 200;

/** The name with an edit button. Enter or blur saves; Escape or an empty field restores the earlier name. */
export const EditableName = ({ comparison_id, name, onRename }: EditableNameProps) => {
  // the draft survives a reload
  const [typed, setTyped] = useAtom(nameDraftAtom(comparison_id));
  const [message, setMessage] = useState("");
  const pencil = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);

  useEffect(() => {
    if (typed === null && returning.current) pencil.current?.focus();
    returning.current = false;
  }, [typed]);

  const finish = (text: string | null) => {
    // stay open: the field shows the error
    if (text !== null && nameFault(text) !== undefined) return;
    const isEmpty = text?.trim() === "";
    setMessage(isEmpty ? resultsTexts.panel.nameReverted : "");
    if (text !== null && !isEmpty && text.trim() !== name) onRename(text.trim());
    setTyped(null);
  };

  return (
    <div className={styles.nameRow}>
      <Announcer message={message} />
      {typed === null ? (
        <>
          <p className={`${group} ${styles.name}`}>{name}</p>
          <IconButton ref={pencil} icon="edit" label={resultsTexts.panel.editName} onClick={() => setTyped(name)} />
        </>
      ) : (
        <TextField
          className={styles.grow}
          label={resultsTexts.panel.name}
          hideLabel
          ref={focusOnMount}
          maxLength={LONGEST_NAME}
          value={typed}
          error={nameFault(typed)}
          onChange={setTyped}
          onBlur={() => finish(typed)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== "Escape") return;
            event.preventDefault();
            returning.current = true;
            finish(event.key === "Enter" ? typed : null);
          }}
        />
      )}
    </div>
  );
};
