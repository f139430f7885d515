import { useSetAtom } from "jotai";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link } from "wouter";
import type { ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { DataExplorer } from "../../features/open-data/data-explorer.tsx";
import { DataFiles, TopEstimates } from "../../features/open-data/files-and-estimates.tsx";
import { namedRows, NO_FILTERS } from "../../features/open-data/row-filters.ts";
import { RowView } from "../../features/open-data/row-view.tsx";
import { loadDataRowAtom, loadDataRowsAtom, loadLeverageAtom } from "../../state/analysis/open-data.ts";
import { listVersionsAtom } from "../../state/engine/data-changes.ts";
import { href, readFigure, readRowAddress } from "../../state/routes/href.ts";
import { openDataTexts as words } from "../../text/en/open-data.ts";
import { tableName } from "../../text/reference-words.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import * as style from "../page.css.ts";
import { useRouteParts } from "../route-parts.ts";

const idOf = (region: string, kind: ReferenceKind, key: string): string => `${region} ${kind} ${key}`;

/** Loads the data of the page: versions, rows of one version, their leverage on the scores, and the row of the URL. */
const useData = (rowText: string | undefined) => {
  const address = useMemo(() => readRowAddress(rowText), [rowText]);
  const versions = useLoaded(useSetAtom(listVersionsAtom));
  const [chosen, setChosen] = useState<string | null>(null);
  const listed = versions.current?.ok ? versions.current.value : [];
  // the address of a row contains its version
  const version = address?.version ?? chosen ?? listed[0]?.version ?? null;
  const loadRows = useSetAtom(loadDataRowsAtom);
  const rows = useLoaded(useMemo(() => (version === null ? null : () => loadRows(version)), [loadRows, version]));
  const leverage = useLoaded(useSetAtom(loadLeverageAtom));
  const loadRow = useSetAtom(loadDataRowAtom);
  const detail = useLoaded(useMemo(() => (address === null ? null : () => loadRow(address)), [loadRow, address]));
  return { address, versions, listed, version, setChosen, rows, leverage, detail };
};

/** `/data`: the reference data by row and as files, and the estimates with the largest effect. Public. */
export default function DataPage() {
  const { query } = useRouteParts();
  const rowText = query("row");
  const { address, versions, listed, version, setChosen, rows, leverage, detail } = useData(rowText);
  const [filters, setFilters] = useState(NO_FILTERS);
  const heading = useRef<HTMLHeadingElement>(null);

  const loaded = rows.current?.ok ? rows.current.value : null;
  const named = useMemo(() => namedRows(loaded ?? []), [loaded]);
  const names = useMemo(
    () => new Map(named.map(({ row, name }) => [idOf(row.region, row.kind, row.key), name])),
    [named],
  );
  const nameOf = (region: string, kind: ReferenceKind, key: string) => names.get(idOf(region, kind, key)) ?? key;
  const regionName = (region: string) => nameOf(BASE_REGION, "region-spec", region);
  const rowName = address === null ? null : nameOf(address.region, address.kind, address.key);

  useEffect(() => {
    document.title = rowName === null ? words.documentTitle : `${rowName} · ${words.documentTitle}`;
  }, [rowName]);
  // for users a row is a page of its own, although the route is the same: scroll up and focus the heading
  const shownRow = useRef(rowText);
  useEffect(() => {
    if (shownRow.current === rowText) return;
    shownRow.current = rowText;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [rowText]);

  const failure = (retry: () => void) => <ErrorNotice title={words.failed} text={words.failedText} onRetry={retry} />;
  const keepsNone = versions.current?.ok === false && versions.current.problem.code === "not_found";
  const isUnknown = rows.current?.ok === false && rows.current.problem.code === "not_found";
  const shownVersion = listed.find((each) => each.version === version);
  const regionOfRow = address === null || address.region === BASE_REGION ? words.base : regionName(address.region);
  const file = leverage.current?.ok ? leverage.current.value : null;

  return (
    <div className={style.dataPage}>
      {rowText !== undefined && (
        <p className={style.backLink}>
          <Link href={href("data")}>{words.row.back}</Link>
        </p>
      )}
      {address === null || rowName === null ? (
        <PageTitle ref={heading}>{words.title}</PageTitle>
      ) : (
        <PageTitle ref={heading} kicker={words.rows.place(tableName(address.kind), regionOfRow)}>
          {rowName}
        </PageTitle>
      )}
      {rowText === undefined && <Lead>{words.lead}</Lead>}
      {versions.current?.ok === false && !keepsNone && failure(versions.reload)}
      {keepsNone && <p>{words.none}</p>}
      {isUnknown && <p role="alert">{words.unknownVersion}</p>}
      {rows.current?.ok === false && !isUnknown && failure(rows.reload)}
      {rows.current?.ok === true && detail.current?.ok === false && failure(detail.reload)}
      {rowText === undefined && shownVersion !== undefined && (
        <>
          <DataFiles versions={listed} version={shownVersion} onVersion={setChosen} />
          {file !== null && loaded !== null && (
            <TopEstimates
              leverage={file}
              nameOf={({ region, kind, key }) => nameOf(region, kind, key)}
              regionName={regionName}
            />
          )}
          {leverage.current?.ok === false && <ErrorNotice title={words.estimates.failed} onRetry={leverage.reload} />}
          {(loaded !== null || rows.current === null) && (
            <DataExplorer
              isLoading={rows.current === null}
              version={shownVersion.version}
              rows={named}
              regionName={regionName}
              filters={filters}
              onFilters={setFilters}
            />
          )}
        </>
      )}
      {rowText !== undefined && version !== null && rows.current === null && <Spinner label={words.loading} />}
      {rowText !== undefined && (address === null || (detail.current?.ok && detail.current.value === null)) && (
        <div role="alert">
          <p>{words.row.missing}</p>
          <p>{words.row.missingText}</p>
        </div>
      )}
      {version !== null && loaded !== null && detail.current?.ok === true && detail.current.value !== null && (
        <RowView
          key={rowText}
          version={version}
          detail={detail.current.value}
          figure={readFigure(window.location.hash)}
          leverage={file}
          productName={(id) => nameOf(BASE_REGION, "prodsys", id)}
        />
      )}
    </div>
  );
}
