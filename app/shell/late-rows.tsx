import { useSetAtom } from "jotai";
import { requestRowsAgainAtom } from "../state/start/loading.ts";
import { shellTexts } from "../text/en/shell.ts";
import { LinkLike } from "../ui/button/button.tsx";
import * as style from "./notices.css.ts";

/** Notice that reference data are late, with a retry. Disappears when they arrive. */
export const LateRows = () => {
  const again = useSetAtom(requestRowsAgainAtom);
  return (
    <span className={style.notice}>
      {shellTexts.loading.late} <LinkLike onClick={() => void again()}>{shellTexts.loading.retry}</LinkLike>
    </span>
  );
};
