import { useSetAtom } from "jotai";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link } from "wouter";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import type { ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import { DataExplorer } from "../../features/open-data/data-explorer.tsx";
import { DataFiles } from "../../features/open-data/data-files.tsx";
import { namedRows, NO_FILTERS } from "../../features/open-data/row-filters.ts";
import { RowView } from "../../features/open-data/row-view.tsx";
import { TopEstimates } from "../../features/open-data/top-estimates.tsx";
import { useLoaded } from "../../features/open-data/use-loaded.ts";
import { listVersionsAtom } from "../../state/engine/data-changes.ts";
import { href } from "../../state/routes/href.ts";
import { loadDataRowAtom, loadDataRowsAtom, loadLeverageAtom } from "../../state/analysis/open-data.ts";
import { readRowAddress } from "../../state/routes/row-address.ts";
import { openDataTexts as words } from "../../text/en/open-data.ts";
import { tableName } from "../../text/reference-words.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { useRouteParts } from "../route-parts.ts";
import * as style from "./data-page.css.ts";

const idOf = (region: string, kind: ReferenceKind, key: string): string => `${region} ${kind} ${key}`;

/** Everything that the page loads: the versions, the rows of one of them, their leverage, and the row of the address. */
const useData = (rowText: string | undefined) => {
  const address = useMemo(() => readRowAddress(rowText), [rowText]);
  const versions = useLoaded("versions", useSetAtom(listVersionsAtom));
  const [chosen, setChosen] = useState<string | null>(null);
  const listed = versions.outcome?.ok ? versions.outcome.value : [];
  // a row's address names its version
  const version = address?.version ?? chosen ?? listed[0]?.version ?? null;
  const rows = useLoaded(version, useSetAtom(loadDataRowsAtom));
  const leverage = useLoaded("leverage", useSetAtom(loadLeverageAtom));
  const loadRow = useSetAtom(loadDataRowAtom);
  const detail = useLoaded(rowText ?? null, async () =>
    address === null ? { ok: true, value: null } : loadRow(address),
  );
  return { address, versions, listed, version, setChosen, rows, leverage, detail };
};

/** `/data`: the reference data row by row, as files, and the estimates that matter most. Open to everybody. */
const DataPage = () => {
  const { query } = useRouteParts();
  const rowText = query("row");
  const { address, versions, listed, version, setChosen, rows, leverage, detail } = useData(rowText);
  const [filters, setFilters] = useState(NO_FILTERS);
  const heading = useRef<HTMLHeadingElement>(null);

  const loaded = rows.outcome?.ok ? rows.outcome.value : null;
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
  // a row is a page of its own for who reads it, though not for the router
  const shownRow = useRef(rowText);
  useEffect(() => {
    if (shownRow.current === rowText) return;
    shownRow.current = rowText;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [rowText]);

  const failure = (retry: () => void) => (
    <ErrorNotice title={words.failed} onRetry={retry}>
      {words.failedText}
    </ErrorNotice>
  );
  const keepsNone = versions.outcome?.ok === false && versions.outcome.problem.code === "not_found";
  const isUnknown = rows.outcome?.ok === false && rows.outcome.problem.code === "not_found";
  const shownVersion = listed.find((each) => each.version === version);
  const regionOfRow = address === null || address.region === BASE_REGION ? words.base : regionName(address.region);
  const file = leverage.outcome?.ok ? leverage.outcome.value : null;

  return (
    <div className={style.page}>
      {rowText !== undefined && (
        <p className={style.back}>
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
      {versions.outcome?.ok === false && !keepsNone && failure(versions.retry)}
      {keepsNone && <p>{words.none}</p>}
      {isUnknown && <p role="alert">{words.unknownVersion}</p>}
      {rows.outcome?.ok === false && !isUnknown && failure(rows.retry)}
      {rows.outcome?.ok === true && detail.outcome?.ok === false && failure(detail.retry)}
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
          {leverage.outcome?.ok === false && <ErrorNotice title={words.estimates.failed} onRetry={leverage.retry} />}
          {loaded !== null && (
            <DataExplorer
              version={shownVersion.version}
              rows={named}
              regionName={regionName}
              filters={filters}
              onFilters={setFilters}
            />
          )}
        </>
      )}
      {version !== null && rows.outcome === null && <Spinner label={words.loading} />}
      {rowText !== undefined && detail.outcome?.ok === true && detail.outcome.value === null && (
        <div role="alert">
          <p>{words.row.missing}</p>
          <p>{words.row.missingText}</p>
        </div>
      )}
      {version !== null && loaded !== null && detail.outcome?.ok === true && detail.outcome.value !== null && (
        <RowView
          key={rowText}
          version={version}
          detail={detail.outcome.value}
          leverage={file}
          productName={(id) => nameOf(BASE_REGION, "prodsys", id)}
        />
      )}
    </div>
  );
};

export default DataPage;
