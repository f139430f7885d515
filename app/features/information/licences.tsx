import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { loadLicencesAtom, type LicenceEntry } from "../../state/core/licences.ts";
import type { Outcome } from "../../state/core/outcome.ts";
import { informationTitles } from "../../text/en/information-titles.ts";
import { licencesTexts } from "../../text/en/licences.ts";
import { formatList } from "../../text/lists.ts";
import { group, small } from "../../theme/text.css.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import * as style from "./licences.css.ts";

const words = licencesTexts;

const Entry = ({ packages, notice }: LicenceEntry) => (
  <li className={style.entry}>
    <h2 className={group}>
      {formatList(packages.map(({ name, version, licence }) => words.package(name, version, licence)))}
    </h2>
    <p lang="en" className={`${small} ${style.notice}`}>
      {notice}
    </p>
  </li>
);

/** What came of an attempt to load the list. */
interface Answer {
  readonly tries: number;
  readonly loaded: Outcome<readonly LicenceEntry[]>;
}

/** `/licences`: the notices of the packages that the page is built with, as the build found them. Open to everybody. */
export const Licences = () => {
  const load = useSetAtom(loadLicencesAtom);
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let stays = true;
    void load().then((loaded) => stays && setAnswer({ tries, loaded }));
    return () => {
      stays = false;
    };
  }, [load, tries]);
  const loaded = answer?.tries === tries ? answer.loaded : null;
  return (
    <div className={style.page}>
      <PageTitle>{informationTitles.licences}</PageTitle>
      <Lead>{words.lead}</Lead>
      {loaded === null && <Spinner label={words.loading} />}
      {loaded?.ok === false && (
        <ErrorNotice title={words.failed} onRetry={() => setTries(tries + 1)}>
          {words.failedText}
        </ErrorNotice>
      )}
      {loaded?.ok === true && (
        <ul className={style.entries} aria-label={words.caption}>
          {loaded.value.map((entry) => (
            <Entry key={entry.packages[0]?.name} {...entry} />
          ))}
        </ul>
      )}
    </div>
  );
};
