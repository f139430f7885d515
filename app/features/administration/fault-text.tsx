import type { TableFault } from "../../../edge-api/contract/admin-replies.ts";
import { adminTexts } from "../../text/en/admin.ts";
import { small } from "../../theme/text.css.ts";
import * as style from "./administration.css.ts";

/** The fault in the user's language, and below it the server's English sentence with ids and bounds. */
export const FaultText = ({ code, text }: Pick<TableFault, "code" | "text">) => (
  <>
    {adminTexts.detail.faultCodes[code]}
    <span lang="en" className={`${small} ${style.under}`}>
      {text}
    </span>
  </>
);
