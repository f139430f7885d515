import { useSetAtom } from "jotai";
import { loadLicencesAtom, type LicenceEntry } from "../../state/core/licences.ts";
import { informationTitles } from "../../text/en/information-titles.ts";
import { licencesTexts as words } from "../../text/en/licences.ts";
import { formatList } from "../../text/lists.ts";
import { group, small } from "../../theme/text.css.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import * as style from "./information.css.ts";
import { useLoaded } from "../../ui/use-loaded.ts";

const Entry = ({ packages, notice }: LicenceEntry) => (
  <li className={style.licence}>
    <h2 className={group}>
      {formatList(packages.map(({ name, version, licence }) => words.package(name, version, licence)))}
    </h2>
    <p lang="en" className={`${small} ${style.licenceNotice}`}>
      {notice}
    </p>
  </li>
);

/** `/licences`: the licence notices of the bundled packages, as collected by the build. Public. */
export const Licences = () => {
  const { current: loaded, reload } = useLoaded(useSetAtom(loadLicencesAtom));
  return (
    <div className={style.licencesPage}>
      <PageTitle>{informationTitles.licences}</PageTitle>
      <Lead>{words.lead}</Lead>
      {loaded === null && <Spinner label={words.loading} />}
      {loaded?.ok === false && <ErrorNotice title={words.failed} text={words.failedText} onRetry={reload} />}
      {loaded?.ok === true && (
        <ul className={style.licences} aria-label={words.caption}>
          {loaded.value.map((entry) => (
            <Entry key={entry.packages[0]?.name} {...entry} />
          ))}
        </ul>
      )}
    </div>
  );
};
