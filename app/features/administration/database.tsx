import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import { BASE_REGION, REGION_IDS } from "../../../edge-api/contract/regions.ts";
import { regionLabel } from "../../choices/catalogue-lists.ts";
import {
  addTableFilesAtom,
  clearRunAtom,
  closeFailureAtom,
  failedTableAtom,
  type RunItem,
  tableRunAtom,
} from "../../state/admin/admin-run.ts";
import { loadOverviewAtom, type TableOverview, tableOverviewAtom } from "../../state/admin/admin-tables.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { formatChanged } from "../../text/dates.ts";
import { adminTexts } from "../../text/en/admin.ts";
import { formatCount } from "../../text/format.ts";
import { section, small } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { MessageDialog } from "../../ui/dialog/dialog.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Select } from "../../ui/field/select.tsx";
import * as style from "./administration.css.ts";
import { DataHealth } from "./data-health.tsx";
import { FileList } from "./file-list.tsx";
import { RunItemView } from "./run-item-view.tsx";
import { problemText, statusText } from "./run-words.ts";
import { TableDetail } from "./table-detail.tsx";

interface TableListProps {
  readonly overview: TableOverview;
  readonly items: readonly RunItem[];
  /** kind of the table shown in the detail */
  readonly chosen: string | null;
  readonly onChoose: (kind: TableOverview["tables"][number]["kind"]) => void;
}

const words = adminTexts.database;

/** The reference tables of the base or of a region, with the status of the files for them. */
const TableList = ({ overview, items, chosen, onChoose }: TableListProps) => {
  const [now] = useState(Date.now);
  return (
    <DataTable caption={words.tables} widths={["", "17%", "26%", "25%"]} inset>
      <ColumnHeads
        text={[words.columns.kind]}
        numeric={[words.columns.rows]}
        after={[words.columns.updated, words.columns.run]}
      />
      <tbody>
        {overview.tables.map(({ kind, rows, updateTime }) => {
          const item = items.findLast(({ name }) => name?.kind === kind && name.region === overview.region);
          return (
            <Row key={kind} selected={kind === chosen}>
              <KeyCell>
                <LinkLike className={style.plainLink} aria-pressed={kind === chosen} onClick={() => onChoose(kind)}>
                  {kind}
                </LinkLike>
              </KeyCell>
              <NumberCell>{formatCount(rows)}</NumberCell>
              <Cell afterNumber muted>
                {updateTime === null ? words.never : formatChanged(updateTime, now)}
              </Cell>
              <Cell muted={item?.status !== "faulty" && item?.status !== "failed"}>{item && statusText(item)}</Cell>
            </Row>
          );
        })}
      </tbody>
    </DataTable>
  );
};

/** 'Update Failed - Could not update data' (specification section 8), and whether the table is unchanged. */
const UpdateFailed = () => {
  const failed = useAtomValue(failedTableAtom);
  const close = useSetAtom(closeFailureAtom);
  if (failed === null) return null;
  const { item, isAsBefore } = failed;
  const table = item.name?.kind ?? item.fileName;
  return (
    <MessageDialog title={words.failedTitle} ok={words.ok} onClose={close}>
      <div className={style.question}>
        <p>{words.failedText}</p>
        <p>
          {item.problem && problemText(item.problem)}{" "}
          {isAsBefore ? words.failedWhat(table) : words.failedUnknown(table)}
        </p>
      </div>
    </MessageDialog>
  );
};

/** Content of the right side: a table, or the effect of a file on one. */
type Shown = { readonly kind: ReferenceKind } | { readonly file: string } | null;

/** The chosen file, or the last file for the chosen table. */
const itemShown = (items: readonly RunItem[], shown: NonNullable<Shown>, region: string): RunItem | undefined =>
  "file" in shown
    ? items.find(({ id }) => id === shown.file)
    : items.findLast(({ name }) => name?.kind === shown.kind && name.region === region);

/** Default selection: the first file with errors, else the first that would change something. */
const defaultItem = (items: readonly RunItem[]): RunItem | undefined =>
  ["unreadable", "no_table", "faulty", "failed", "differs"].flatMap((status) =>
    items.filter((item) => item.status === status),
  )[0] ?? items[0];

interface DatabaseProps {
  readonly region: string;
  readonly onRegion: (region: string) => void;
}

/** Reference tables: content, effect of uploaded files, history and health. */
export const Database = ({ region, onRegion }: DatabaseProps) => {
  const { status, overview, problem } = useAtomValue(tableOverviewAtom);
  const { items, phase } = useAtomValue(tableRunAtom);
  const regions = useAtomValue(catalogueAtom)?.regions ?? [];
  const load = useSetAtom(loadOverviewAtom);
  const add = useSetAtom(addTableFilesAtom);
  const clear = useSetAtom(clearRunAtom);
  const [chosen, setChosen] = useState<{ readonly shown: Shown; readonly latest: string | null }>({
    shown: null,
    latest: null,
  });
  const latest = items.at(-1)?.id ?? null;
  // new files reset the selection, so that the default selection shows them
  const shown = latest !== null && latest !== chosen.latest ? null : chosen.shown;
  const show = (next: NonNullable<Shown>) => setChosen({ shown: next, latest });
  useEffect(() => void load(region), [load, region]);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // in the one-column layout the detail is above the lists: scroll to it
    if (shown !== null) place.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  const options = REGION_IDS.filter(
    (id) => id === BASE_REGION || regions.some((one) => one.region_id === id && one.usable),
  ).map((id) => ({
    value: id,
    ...regionLabel({
      region_id: id,
      region_name: id === BASE_REGION ? words.base : (regions.find((one) => one.region_id === id)?.region_name ?? id),
    }),
  }));
  const ready = overview?.region === region ? overview : null;
  const item = shown === null ? defaultItem(items) : itemShown(items, shown, region);
  const kindShown = shown !== null && "kind" in shown ? shown.kind : item?.name?.kind;
  // the table of a file may belong to another region than the listed one
  const isListed = item === undefined || item.name === null || item.name.region === region;
  const table = isListed ? ready?.tables.find(({ kind }) => kind === kindShown) : undefined;
  const checked = items.filter(({ status: now }) => now !== "waiting" && now !== "checking" && now !== "no_table");
  return (
    <div
      className={style.database}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void add([...event.dataTransfer.files], region);
      }}
    >
      <div className={style.lists}>
        <div className={style.listHead}>
          <h2 className={section}>{words.tables}</h2>
          {items.length > 0 && (
            <p className={`${small} ${style.files}`}>
              {words.checked(formatCount(checked.length), formatCount(items.length))}
              {phase === "idle" && <LinkLike onClick={clear}>{words.clear}</LinkLike>}
            </p>
          )}
        </div>
        <Select label={words.region} value={region} options={options} onChange={onRegion} />
        {problem && <ErrorNotice title={words.failed} text={problemText(problem)} onRetry={() => void load(region)} />}
        <FileList region={region} chosen={item?.id ?? null} onChoose={({ id }) => show({ file: id })} />
        {!ready && status === "loading" && <p className={small}>{words.loading}</p>}
        {ready && (
          <TableList overview={ready} items={items} chosen={table?.kind ?? null} onChoose={(kind) => show({ kind })} />
        )}
      </div>
      <div ref={place} className={style.place} data-shown={shown !== null}>
        {!item && !table && (
          <p className={small}>
            {adminTexts.detail.none} {words.drop}
          </p>
        )}
        {item && <RunItemView item={item} />}
        {ready && table && (
          <TableDetail
            key={`${table.kind} ${region}`}
            name={{ kind: table.kind, region }}
            table={table}
            version={ready.version.version}
          />
        )}
        {ready && <DataHealth version={ready.version.version} />}
      </div>
      <UpdateFailed />
    </div>
  );
};
