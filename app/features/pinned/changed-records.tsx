import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import type { VersionChanges } from "../../state/data-changes.ts";
import { changesTexts } from "../../text/en/changes.ts";
import { caption as captionStyle } from "../../theme/text.css.ts";
import { Cell, DataTable, Head, HeadRow, KeyCell, Row } from "../../ui/data-table.tsx";
import * as style from "./pinned.css.ts";
import { shownValue } from "./shown-value.ts";

type ChangedRow = VersionChanges["rows"][number];

interface ChangedRecordsProps {
  readonly caption: string;
  readonly rows: readonly ChangedRow[];
}

const words = changesTexts;

/** One line a changed field; a record that came or went is one line. */
const linesOf = ({ what, fields }: ChangedRow): readonly (readonly [field: string, before: string, now: string])[] => {
  if (what === "added") return [[words.added, words.nothing, words.nothing]];
  if (what === "removed") return [[words.removed, words.nothing, words.nothing]];
  return fields.map(({ field, before, now }) => [field, shownValue(before), shownValue(now)] as const);
};

/** Changed records of the reference data, field by field. */
export const ChangedRecords = ({ caption, rows }: ChangedRecordsProps) => (
  <DataTable caption={caption} widths={["40%", "24%", "18%", "18%"]}>
    <thead>
      <HeadRow>
        <Head>{words.recordColumns.record}</Head>
        <Head>{words.recordColumns.field}</Head>
        <Head numeric>{words.recordColumns.before}</Head>
        <Head numeric>{words.recordColumns.now}</Head>
      </HeadRow>
    </thead>
    <tbody>
      {rows.flatMap((row) =>
        linesOf(row).map(([field, before, now]) => (
          <Row key={`${row.region} ${row.kind} ${row.key} ${field}`}>
            <KeyCell className={style.narrow}>
              {row.name ?? row.key}
              <span className={`${captionStyle} ${style.metrics}`}>
                {words.record(row.kind, row.key, row.region === BASE_REGION ? words.base : row.region)}
              </span>
            </KeyCell>
            <Cell>{field}</Cell>
            <Cell numeric muted>
              {before}
            </Cell>
            <Cell numeric strong>
              {now}
            </Cell>
          </Row>
        )),
      )}
    </tbody>
  </DataTable>
);
