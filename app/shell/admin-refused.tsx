import { useAtomValue, useSetAtom } from "jotai";
import { adminRefusedAtom, dismissAdminRefusedAtom } from "../state/admin-refused.ts";
import { insideTexts } from "../text/en/inside.ts";
import { LinkLike } from "../ui/button.tsx";
import * as style from "./notices.css.ts";

/** The server has said that this user is no administrator any more. */
export const AdminRefused = () => {
  const refused = useAtomValue(adminRefusedAtom);
  const dismiss = useSetAtom(dismissAdminRefusedAtom);
  if (!refused) return null;
  return (
    <span className={style.notice}>
      {insideTexts.adminRefused.text} <LinkLike onClick={() => dismiss()}>{insideTexts.adminRefused.dismiss}</LinkLike>
    </span>
  );
};
