import { useAtomValue, useSetAtom } from "jotai";
import { comparisonsAtom } from "../../state/comparisons.ts";
import { downloadLocalWorkAtom, unreadableWorkAtom } from "../../state/local-work.ts";
import { formatCount } from "../../text/format.ts";
import { homeTexts } from "../../text/en/home.ts";
import { LinkLike } from "../../ui/button.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { ComparisonsSection } from "./comparisons-section.tsx";
import { UndoDelete } from "./delete-comparison.tsx";
import { EmptyHome } from "./empty-home.tsx";
import * as style from "./home-work.css.ts";

/** The work of this browser; a section comes with the page that can fill it. */
export const HomeWork = () => {
  const empty = useAtomValue(comparisonsAtom).length === 0;
  const unreadable = useAtomValue(unreadableWorkAtom).length;
  const download = useSetAtom(downloadLocalWorkAtom);
  return (
    <>
      <PageTitle>{homeTexts.title}</PageTitle>
      {unreadable > 0 && (
        <p className={style.notice}>
          {unreadable === 1 ? homeTexts.unreadable.one : homeTexts.unreadable.many(formatCount(unreadable))}{" "}
          <LinkLike onClick={() => void download()}>{homeTexts.unreadable.download}</LinkLike>
        </p>
      )}
      <div className={style.sections}>
        {empty && <EmptyHome />}
        <ComparisonsSection />
      </div>
      <UndoDelete />
    </>
  );
};
