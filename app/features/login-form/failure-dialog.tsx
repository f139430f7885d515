import { loginTexts } from "../../text/en/login.ts";
import { Dialog } from "../../ui/dialog.tsx";
import type { FailureProps } from "./failure.tsx";
import * as style from "./forms.css.ts";

/** 'Login failed' or 'Account creation failed' with OK (specification section 2). */
export const FailureDialog = ({ title, text, why, onClose }: FailureProps) => (
  <Dialog
    title={title}
    onClose={onClose}
    actions={[{ label: loginTexts.login.ok, onAct: onClose, kind: "primary", safe: true }]}
  >
    <p>{text}</p>
    {why && <p className={style.why}>{why}</p>}
  </Dialog>
);
