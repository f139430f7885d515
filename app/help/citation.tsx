import { useSetAtom } from "jotai";
import { useState } from "react";
import { copyTextAtom } from "../state/core/clipboard.ts";
import { citationTexts as words } from "../text/en/citation.ts";
import { caption, small } from "../theme/text.css.ts";
import { LinkLike } from "../ui/button/button.tsx";
import * as style from "./help.css.ts";

/** How to cite something, in one line that can be copied. */
export const Citation = ({ text }: { readonly text: string }) => {
  const copy = useSetAtom(copyTextAtom);
  const [said, setSaid] = useState("");
  const take = async () => {
    const outcome = await copy(text);
    setSaid(outcome.ok ? words.copied : words.notCopied);
  };
  return (
    <div className={style.citation}>
      <p className={caption}>{words.title}</p>
      <p className={`${small} ${style.citationLine}`}>{text}</p>
      <p className={`${small} ${style.copyButton}`}>
        <LinkLike onClick={() => void take()}>{words.copy}</LinkLike> <output>{said}</output>
      </p>
    </div>
  );
};
