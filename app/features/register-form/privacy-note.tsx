import { useState } from "react";
import { registerTexts } from "../../text/en/register.ts";
import * as text from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import * as style from "./register-form.css.ts";

/** What is stored, why, how long, how to delete (decisions.md 25), beside the form: nothing typed is lost. */
export const PrivacyNote = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { privacy } = registerTexts;
  return (
    <div className={style.aside}>
      {privacy.before} <LinkLike onClick={() => setOpen(true)}>{privacy.link}</LinkLike>.
      {open && (
        <Dialog
          title={privacy.title}
          onClose={close}
          actions={[{ label: privacy.close, onAct: close, kind: "primary", safe: true }]}
        >
          <div className={style.parts}>
            {privacy.parts.map((part) => (
              <section key={part.title}>
                <h3 className={text.group}>{part.title}</h3>
                <p>{part.text}</p>
              </section>
            ))}
          </div>
        </Dialog>
      )}
    </div>
  );
};
