import { useAtomValue, useSetAtom } from "jotai";
import { adminRefusedAtom, dismissAdminRefusedAtom } from "../state/admin/admin-refused.ts";
import { insideTexts } from "../text/en/inside.ts";
import { LinkLike } from "../ui/button/button.tsx";
import * as style from "./notices.css.ts";

const { adminRefused: words } = insideTexts;

/** Notice that the server has withdrawn this account's admin rights. */
export const AdminRefused = () => {
  const refused = useAtomValue(adminRefusedAtom);
  const dismiss = useSetAtom(dismissAdminRefusedAtom);
  return (
    refused && (
      <span className={style.notice}>
        {words.text} <LinkLike onClick={() => dismiss()}>{words.dismiss}</LinkLike>
      </span>
    )
  );
};
