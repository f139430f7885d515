import { useAtomValue, useSetAtom } from "jotai";
import { Link } from "wouter";
import { catalogueAtom } from "../../state/catalogue.ts";
import { href } from "../../state/href.ts";
import { downloadStorageBackupAtom, storageBackupAtom } from "../../state/local-work.ts";
import { formatCount } from "../../text/format.ts";
import { homeTexts } from "../../text/en/home.ts";
import * as text from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button.tsx";
import * as style from "./home-sidebar.css.ts";

/** Who works here, where to go, and on which reference data. */
export const HomeSidebar = () => {
  const catalogue = useAtomValue(catalogueAtom);
  const backup = useAtomValue(storageBackupAtom);
  const download = useSetAtom(downloadStorageBackupAtom);
  const counts = catalogue?.counts;
  return (
    <aside className={style.sidebar} aria-label={homeTexts.sidebar.label}>
      <div className={style.who}>
        <p className={text.small}>{homeTexts.sidebar.guest}</p>
        <p className={style.name}>{homeTexts.sidebar.guestName}</p>
      </div>
      <nav className={style.nav} aria-label={homeTexts.sidebar.label}>
        <Link href={href("home")} aria-current="page" className={style.entry}>
          {homeTexts.sidebar.yourWork}
        </Link>
      </nav>
      <div className={style.data}>
        <h2 className={text.group}>{homeTexts.sidebar.dataTitle}</h2>
        {catalogue && counts && (
          <p className={text.small}>
            {homeTexts.sidebar.data(
              catalogue.version,
              homeTexts.sidebar.counts(
                formatCount(counts.products),
                formatCount(counts.activities),
                formatCount(counts.regions),
              ),
            )}
          </p>
        )}
        {backup && (
          <p className={text.small}>
            {homeTexts.sidebar.backup}{" "}
            <LinkLike onClick={() => void download()}>{homeTexts.sidebar.downloadBackup}</LinkLike>
          </p>
        )}
      </div>
    </aside>
  );
};
