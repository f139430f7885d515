import { useAtomValue, useSetAtom } from "jotai";
import { Link } from "wouter";
import { VersionChangesView } from "../../features/pinned/version-changes.tsx";
import { listVersionsAtom, noteLines, type DataVersion } from "../../state/engine/data-changes.ts";
import { downloadVersionsAtom } from "../../exports/data-changes-files.ts";
import { href } from "../../state/routes/href.ts";
import { referenceCatalogueAtom } from "../../state/engine/reference-catalogue.ts";
import { formatDate } from "../../text/dates.ts";
import { changesTexts as words } from "../../text/en/changes.ts";
import { caption, section, small } from "../../theme/text.css.ts";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import * as style from "../page.css.ts";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";

interface VersionItemProps {
  readonly version: DataVersion;
  /** the previous version; null = this is the first */
  readonly before: DataVersion | null;
  readonly isInUse: boolean;
}

const Note = ({ note }: { readonly note: string }) => {
  const [first, ...changes] = noteLines(note);
  return (
    <>
      {first !== undefined && (
        <p>
          <WithUnits text={first} />
        </p>
      )}
      {changes.length > 0 && (
        <ul className={style.changes}>
          {changes.map((change) => (
            <li key={change}>
              <WithUnits text={change} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const VersionItem = ({ version: { version, created, note }, before, isInUse }: VersionItemProps) => (
  <li className={style.version}>
    <h2 className={section}>
      {version} {isInUse && <span className={caption}>{words.inUse}</span>}
    </h2>
    <p className={small}>{words.published(formatDate(created))}</p>
    <Note note={note} />
    {before === null ? (
      <p className={small}>{words.first}</p>
    ) : (
      <Disclosure level={3} title={words.show(before.version)}>
        <VersionChangesView from={before.version} to={version} />
      </Disclosure>
    )}
  </li>
);

/** `/changes`: all versions of the reference data and the changes between them. Public. */
export default function ChangesPage() {
  const save = useSetAtom(downloadVersionsAtom);
  const inUse = useAtomValue(referenceCatalogueAtom)?.version;
  const { current: listed, reload } = useLoaded(useSetAtom(listVersionsAtom));
  const versions = listed?.ok ? listed.value : [];
  return (
    <div className={style.changesPage}>
      <PageTitle>{words.title}</PageTitle>
      <Lead>{words.lead}</Lead>
      <p>
        <Link href={href("data")}>{words.toData}</Link>
      </p>
      {versions.length > 0 && <CsvButton label={words.versionsCsv} onSave={() => save(versions)} />}
      {listed === null && <Spinner label={words.loading} />}
      {listed?.ok === false && listed.problem.code !== "not_found" && (
        <ErrorNotice title={words.failed} text={words.failedText} onRetry={reload} />
      )}
      {listed !== null && versions.length === 0 && (listed.ok || listed.problem.code === "not_found") && (
        <p>{words.none}</p>
      )}
      <ol className={style.versions} aria-label={words.caption}>
        {versions.map((version, at) => (
          <VersionItem
            key={version.version}
            version={version}
            before={versions[at + 1] ?? null}
            isInUse={version.version === inUse}
          />
        ))}
      </ol>
    </div>
  );
}
