import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { href } from "../../state/routes/href.ts";
import { rowAddress } from "../../state/routes/row-address.ts";
import { openDataTexts } from "../../text/en/open-data.ts";
import { formatCount } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { fieldName, tableName } from "../../text/reference-words.ts";
import { caption, small } from "../../theme/text.css.ts";
import { Cell, DataTable, Head, HeadRow, KeyCell } from "../../ui/data-table/data-table.tsx";
import { usePrinting } from "../../ui/use-printing.ts";
import * as style from "./open-data.css.ts";
import { QualityWord } from "./quality-word.tsx";
import type { NamedRow } from "./row-filters.ts";

interface DataRowsTableProps {
  readonly version: string;
  readonly rows: readonly NamedRow[];
  readonly regionName: (region_id: string) => string;
}

const words = openDataTexts.rows;
/** Estimated height of a row: two lines of text. */
const ROW_PX = 56;
const OVERSCAN = 6;
/** Most rows in print; the files have all. */
const MAX_PRINTED = 300;

/** A virtual table of rows; each links to its page. */
export const DataRowsTable = ({ version, rows, regionName }: DataRowsTableProps) => {
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
        <p className={small}>{words.printed(formatCount(MAX_PRINTED), formatCount(rows.length))}</p>
      )}
      <div ref={frame} className={style.frame}>
        <DataTable caption={words.caption} className={style.table} aria-rowcount={rows.length + 1}>
          <thead className={style.head}>
            <HeadRow aria-rowindex={1}>
              <Head>{words.name}</Head>
              <Head className={style.qualityColumn}>{words.quality}</Head>
              <Head className={style.sourceColumn}>{words.source}</Head>
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
                      {words.place(tableName(kind), region === BASE_REGION ? openDataTexts.base : regionName(region))}
                    </span>
                  </KeyCell>
                  <Cell muted className={style.qualityColumn}>
                    <QualityWord quality={quality} />
                    {estimates.length > 0 && (
                      <span className={`${caption} ${style.place}`}>
                        {words.estimated(estimates.map((field) => inSentence(fieldName(field))))}
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
