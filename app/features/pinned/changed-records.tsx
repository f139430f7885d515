import { useAtomValue } from "jotai";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import type { VersionChanges } from "../../state/engine/data-changes.ts";
import { sessionAtom } from "../../state/core/session.ts";
import { changesTexts as words } from "../../text/en/changes.ts";
import { caption as captionStyle } from "../../theme/text.css.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import * as style from "./pinned.css.ts";
import { fieldName, recordWords, tableName } from "../../text/reference-words.ts";
import { shownValue } from "../../text/shown-value.ts";
import { useRegionName } from "./use-region-name.ts";

type ChangedRow = VersionChanges["rows"][number];

interface ChangedRecordsProps {
  readonly caption: string;
  readonly rows: readonly ChangedRow[];
}

interface Line {
  readonly id: string;
  readonly field: string;
  readonly before: string;
  readonly now: string;
}

/** One line per changed field; one line for an added or removed record. */
const linesOf = ({ what, fields }: ChangedRow): readonly Line[] =>
  what === "changed"
    ? fields.map(({ field, before, now }) => ({
        id: field,
        field: fieldName(field),
        before: shownValue(field, before),
        now: shownValue(field, now),
      }))
    : [{ id: what, field: words[what], before: words.nothing, now: words.nothing }];

/** Changed records of the reference data, field by field. Administrators also see the ids. */
export const ChangedRecords = ({ caption, rows }: ChangedRecordsProps) => {
  const session = useAtomValue(sessionAtom);
  const hasIds = session.kind === "user" && session.isAdmin === true;
  const regionName = useRegionName();
  const placeOf = ({ kind, key, region }: ChangedRow): string => {
    const place = words.record(tableName(kind), region === BASE_REGION ? words.base : regionName(region));
    return hasIds ? words.withId(place, `${kind}/${key}`) : place;
  };
  return (
    <DataTable caption={caption} widths={["40%", "24%", "18%", "18%"]}>
      <ColumnHeads
        text={[words.recordColumns.record, words.recordColumns.field]}
        numeric={[words.recordColumns.before, words.recordColumns.now]}
      />
      <tbody>
        {rows.flatMap((row) =>
          linesOf(row).map(({ id, field, before, now }) => (
            <Row key={`${row.region} ${row.kind} ${row.key} ${id}`}>
              <KeyCell className={style.narrow}>
                {recordWords(row)}
                <span className={`${captionStyle} ${style.metrics}`}>{placeOf(row)}</span>
              </KeyCell>
              <Cell>{field}</Cell>
              <NumberCell muted>{before}</NumberCell>
              <NumberCell strong>{now}</NumberCell>
            </Row>
          )),
        )}
      </tbody>
    </DataTable>
  );
};
