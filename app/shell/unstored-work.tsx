import { useAtomValue, useSetAtom } from "jotai";
import { whyUnstoredAtom } from "../state/work/save-state.ts";
import { downloadUnstoredAtom, unstoredCountAtom } from "../state/work/unstored-work.ts";
import { plural } from "../text/catalogue.ts";
import { insideTexts } from "../text/en/inside.ts";
import { formatCount } from "../text/format.ts";
import { LinkLike } from "../ui/button/button.tsx";
import * as style from "./notices.css.ts";

const words = insideTexts.unstored;

/** Notice that the browser cannot store the work; work that is only in this window can be downloaded (requirement 26). */
export const UnstoredWork = () => {
  const why = useAtomValue(whyUnstoredAtom);
  const count = useAtomValue(unstoredCountAtom);
  const download = useSetAtom(downloadUnstoredAtom);
  return (
    <output>
      {why !== null && count > 0 && (
        <span className={style.notice}>
          {why === "quota" ? words.quota : words.storage}{" "}
          {plural(count, { one: words.text.one, other: words.text.other(formatCount(count)) })}{" "}
          <LinkLike onClick={() => void download()}>{words.download}</LinkLike>
        </span>
      )}
    </output>
  );
};
