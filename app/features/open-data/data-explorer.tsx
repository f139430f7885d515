import { useVirtualizer } from "@tanstack/react-virtual";
import { type ComponentProps, useEffect, useMemo, useRef } from "react";
import { Link } from "wouter";
import { isReferenceKind, REFERENCE_KINDS } from "../../../edge-api/contract/reference-kinds.ts";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { regionLabel } from "../../choices/catalogue-lists.ts";
import { href, rowAddress } from "../../state/routes/href.ts";
import { openDataTexts } from "../../text/en/open-data.ts";
import { formatCount } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { fieldName, tableName } from "../../text/reference-words.ts";
import { caption, small } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { ComboBox } from "../../ui/combo-box/combo-box.tsx";
import { Cell, DataTable, Head, HeadRow, KeyCell } from "../../ui/data-table/data-table.tsx";
import { SearchField } from "../../ui/field/search-field.tsx";
import { Select } from "../../ui/field/select.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { usePrinting } from "../../ui/use-printing.ts";
import { checkWord, qualityWord, QualityWord } from "./data-words.tsx";
import * as style from "./open-data.css.ts";
import { filteredRows, type NamedRow, NO_FILTERS, type RowFilters, valuesOf } from "./row-filters.ts";

interface DataExplorerProps extends ComponentProps<typeof DataRowsTable> {
  /** the rows of another version are on their way */
  readonly isLoading: boolean;
  readonly filters: RowFilters;
  readonly onFilters: (filters: RowFilters) => void;
}

const words = openDataTexts.filters;

/** All rows of a version: search, filters, and the table of matching rows. */
export const DataExplorer = ({ version, rows, isLoading, regionName, filters, onFilters }: DataExplorerProps) => {
  const shown = useMemo(() => filteredRows(rows, filters), [rows, filters]);
  const regions = useMemo(() => [...new Set(rows.map(({ row }) => row.region))], [rows]);
  const qualities = useMemo(() => valuesOf(rows, "quality"), [rows]);
  const checks = useMemo(() => valuesOf(rows, "checked"), [rows]);
  const sources = useMemo(() => valuesOf(rows, "source"), [rows]);
  const set = (change: Partial<RowFilters>) => onFilters({ ...filters, ...change });
  const results = () => (
    <>
      <p className={`${small} ${style.count}`}>
        <output>{openDataTexts.count(formatCount(shown.length), formatCount(rows.length))}</output>{" "}
        {filters !== NO_FILTERS && <LinkLike onClick={() => onFilters(NO_FILTERS)}>{words.clear}</LinkLike>}
      </p>
      {shown.length === 0 ? (
        <p>{openDataTexts.rows.nothing}</p>
      ) : (
        <DataRowsTable version={version} rows={shown} regionName={regionName} />
      )}
    </>
  );
  return (
    <Section id="data-rows" className={style.part} title={openDataTexts.rows.title}>
      <search className={style.filters} aria-label={words.label}>
        <SearchField
          className={style.search}
          label={words.search}
          value={filters.search}
          onChange={(search) => set({ search })}
        />
        <Select
          label={words.table}
          value={filters.kind}
          onChange={(kind) => set({ kind: isReferenceKind(kind) ? kind : "" })}
          options={[
            { value: "", label: words.everyTable },
            ...REFERENCE_KINDS.map((kind) => ({ value: kind, label: tableName(kind) })),
          ]}
        />
        <Select
          label={words.region}
          value={filters.region}
          onChange={(region) => set({ region })}
          options={[
            { value: "", label: words.everyRegion },
            ...regions.map((region) => ({
              value: region,
              ...regionLabel({
                region_id: region,
                region_name: region === BASE_REGION ? openDataTexts.base : regionName(region),
              }),
            })),
          ]}
        />
        <Select
          label={words.quality}
          value={filters.quality}
          onChange={(quality) => set({ quality })}
          options={[
            { value: "", label: words.everyQuality },
            ...qualities.map((quality) => ({ value: quality, label: qualityWord(quality) })),
          ]}
        />
        <Select
          label={words.checked}
          value={filters.checked}
          onChange={(checked) => set({ checked })}
          options={[
            { value: "", label: words.everyCheck },
            ...checks.map((checked) => ({ value: checked, label: checkWord(checked) })),
          ]}
        />
        <ComboBox
          className={style.source}
          label={words.source}
          clearable
          placeholder={words.everySource}
          value={filters.source === "" ? null : filters.source}
          onChange={(source) => set({ source: source ?? "" })}
          options={isLoading ? null : sources.map((source) => ({ value: source, label: source, title: source }))}
        />
        <div className={style.only}>
          <Checkbox
            label={words.estimatesOnly}
            checked={filters.estimates}
            onChange={(estimates) => set({ estimates })}
          />
        </div>
      </search>
      {isLoading ? <Spinner label={openDataTexts.loading} /> : results()}
    </Section>
  );
};

interface DataRowsTableProps {
  readonly version: string;
  readonly rows: readonly NamedRow[];
  readonly regionName: (region_id: string) => string;
}

const dataRowsTableWords = openDataTexts.rows;
/** Estimated height of a row: two lines of text. */
const ROW_PX = 56;
const OVERSCAN = 6;
/** Most rows in print; the files have all. */
const MAX_PRINTED = 300;

/** A virtual table of rows; each links to its page. */
const DataRowsTable = ({ version, rows, regionName }: DataRowsTableProps) => {
  const frame = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing memoizes its functions here: no React Compiler
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    // rows of a hidden table, as during the rotation of a phone, have height 0
    measureElement: (row) => row.getBoundingClientRect().height || ROW_PX,
  });
  // scroll new rows to the top
  useEffect(() => {
    if (frame.current) frame.current.scrollTop = 0;
  }, [rows]);
  const isPrinting = usePrinting();
  const inWindow = list.getVirtualItems();
  const [first, last] = [inWindow[0], inWindow.at(-1)];
  const places = isPrinting
    ? Array.from({ length: Math.min(rows.length, MAX_PRINTED) }, (_, at) => at)
    : inWindow.map(({ index }) => index);
  const above = isPrinting ? 0 : (first?.start ?? 0);
  const below = isPrinting ? 0 : list.getTotalSize() - (last?.end ?? 0);
  return (
    <>
      {isPrinting && rows.length > MAX_PRINTED && (
        <p className={small}>{dataRowsTableWords.printed(formatCount(MAX_PRINTED), formatCount(rows.length))}</p>
      )}
      <div ref={frame} className={style.frame}>
        <DataTable caption={dataRowsTableWords.caption} className={style.table} aria-rowcount={rows.length + 1}>
          <thead className={style.head}>
            <HeadRow aria-rowindex={1}>
              <Head>{dataRowsTableWords.name}</Head>
              <Head className={style.qualityColumn}>{dataRowsTableWords.quality}</Head>
              <Head className={style.sourceColumn}>{dataRowsTableWords.source}</Head>
            </HeadRow>
          </thead>
          <tbody>
            <tr aria-hidden="true" style={{ height: above }} />
            {places.map((place) => {
              const named = rows[place];
              if (named === undefined) return null;
              const { kind, region, key, quality, source, estimates } = named.row;
              return (
                <tr
                  key={`${region} ${kind} ${key}`}
                  ref={list.measureElement}
                  data-index={place}
                  aria-rowindex={place + 2}
                  className={style.row}
                >
                  <KeyCell>
                    <Link
                      href={href("data", { query: { row: rowAddress({ version, kind, region, key }) } })}
                      className={style.rowLink}
                    >
                      {named.name}
                    </Link>
                    <span className={`${caption} ${style.place}`}>
                      {dataRowsTableWords.place(
                        tableName(kind),
                        region === BASE_REGION ? openDataTexts.base : regionName(region),
                      )}
                    </span>
                  </KeyCell>
                  <Cell muted className={style.qualityColumn}>
                    <QualityWord quality={quality} />
                    {estimates.length > 0 && (
                      <span className={`${caption} ${style.place}`}>
                        {dataRowsTableWords.estimated(estimates.map((field) => inSentence(fieldName(field))))}
                      </span>
                    )}
                  </Cell>
                  <Cell muted className={style.sourceColumn}>
                    <span className={style.sourceText} title={source}>
                      {source}
                    </span>
                  </Cell>
                </tr>
              );
            })}
            <tr aria-hidden="true" style={{ height: below }} />
          </tbody>
        </DataTable>
      </div>
    </>
  );
};
