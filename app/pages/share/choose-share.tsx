import { OpenShareFile } from "../../features/share/open-share-file.tsx";
import * as style from "../../features/share/share.css.ts";
import { shareTexts } from "../../text/en/share.ts";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";

/** `/s` without a share: offers to open a file. */
export const ChooseShare = ({ onFile }: { readonly onFile: (file: File) => void }) => (
  <div className={style.page}>
    <PageTitle>{shareTexts.open.title}</PageTitle>
    <Lead>{shareTexts.open.text}</Lead>
    <OpenShareFile onFile={onFile} />
  </div>
);
