import { useSetAtom } from "jotai";
import { useState } from "react";
import { copyTextAtom } from "../../state/core/clipboard.ts";
import { adminListTexts } from "../../text/en/admin-lists.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { Cell } from "../../ui/data-table/data-table.tsx";
import * as style from "./admin-lists.css.ts";

const { reports: words } = adminListTexts;
/** Characters of a hash in the label of its button. */
const START = 8;

/** A hash that a click selects as a whole, with a copy button. */
export const HashCell = ({ hash }: { readonly hash: string }) => {
  const copy = useSetAtom(copyTextAtom);
  const [message, setMessage] = useState("");
  const onCopy = async (): Promise<void> => {
    const outcome = await copy(hash);
    setMessage(outcome.ok ? words.copied : words.notCopied);
  };
  return (
    <Cell>
      <code className={style.hash}>{hash}</code>{" "}
      <LinkLike className={style.copy} aria-label={words.copyHash(hash.slice(0, START))} onClick={() => void onCopy()}>
        {words.copy}
      </LinkLike>
      <output className={style.copied}>{message}</output>
    </Cell>
  );
};
