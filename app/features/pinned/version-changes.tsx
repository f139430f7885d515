import { useCallback } from "react";
import { useSetAtom } from "jotai";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { findChangesAtom, type VersionChanges } from "../../state/engine/data-changes.ts";
import { downloadChangeCountsAtom, downloadChangedRecordsAtom } from "../../exports/data-changes-files.ts";
import { changesTexts as words } from "../../text/en/changes.ts";
import { formatCount } from "../../text/format.ts";
import { caption, small } from "../../theme/text.css.ts";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { ChangedRecords } from "./changed-records.tsx";
import * as style from "./pinned.css.ts";
import { tableName } from "../../text/reference-words.ts";
import { useRegionName } from "./use-region-name.ts";
import { useLoaded } from "../../ui/use-loaded.ts";

const Counts = ({ tables }: Pick<VersionChanges, "tables">) => {
  const regionName = useRegionName();
  return (
    <DataTable caption={words.byTable} widths={["31%", "23%", "23%", "23%"]}>
      <ColumnHeads
        text={[words.columns.table]}
        numeric={[words.columns.added, words.columns.changed, words.columns.removed]}
      />
      <tbody>
        {tables.map(({ kind, region, added, changed, removed }) => (
          <Row key={`${region} ${kind}`}>
            <KeyCell className={style.narrow}>
              {tableName(kind)}
              <span className={`${caption} ${style.metrics}`}>
                {region === BASE_REGION ? words.base : regionName(region)}
              </span>
            </KeyCell>
            <NumberCell>{formatCount(added)}</NumberCell>
            <NumberCell>{formatCount(changed)}</NumberCell>
            <NumberCell>{formatCount(removed)}</NumberCell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  );
};

/** Differences between two data versions: counts by table, and the records. */
export const VersionChangesView = ({ from, to }: { readonly from: string; readonly to: string }) => {
  const find = useSetAtom(findChangesAtom);
  const saveCounts = useSetAtom(downloadChangeCountsAtom);
  const saveRecords = useSetAtom(downloadChangedRecordsAtom);
  const { current: found, reload } = useLoaded(useCallback(() => find(from, to), [find, from, to]));
  if (found === null) return <Spinner label={words.comparing} />;
  if (!found.ok) {
    return <ErrorNotice title={words.compareFailed} text={words.failedText} onRetry={reload} />;
  }
  const { tables, rows, total } = found.value;
  if (total === 0) return <p className={small}>{words.same}</p>;
  return (
    <div className={style.part}>
      <p>{words.total(total, formatCount(total), words.tables(tables.length, formatCount(tables.length)))}</p>
      <SectionHeading
        level={3}
        title={words.byTable}
        actions={<CsvButton label={words.countsCsv(from, to)} onSave={() => saveCounts({ from, to, tables })} />}
      />
      <Counts tables={tables} />
      <SectionHeading
        level={3}
        title={words.records}
        actions={<CsvButton label={words.recordsCsv(from, to)} onSave={() => saveRecords({ from, to })} />}
      />
      {rows.length < total && <p className={small}>{words.firstRecords(formatCount(rows.length))}</p>}
      <ChangedRecords caption={words.records} rows={rows} />
    </div>
  );
};
