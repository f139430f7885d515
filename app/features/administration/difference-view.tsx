import { useState } from "react";
import type { TableDifference } from "../../../edge-api/contract/admin-replies.ts";
import { adminTexts } from "../../text/en/admin.ts";
import { formatCount, formatPercent, formatSignificant } from "../../text/format.ts";
import { small } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { SegmentedControl } from "../../ui/segmented-control/segmented-control.tsx";
import * as style from "./administration.css.ts";

const words = adminTexts.detail;
type Part = "changed" | "added" | "removed";
/** Rows listed before "show all". */
const FIRST_ROWS = 12;
/** Significant digits; more than any figure of the tables has. */
const DIGITS = 6;

const shown = (value: unknown): string => {
  if (value === undefined || value === null || value === "") return "–";
  if (typeof value === "number") return formatSignificant(value, DIGITS);
  return typeof value === "string" ? value : JSON.stringify(value);
};

/** The change of a number in percent of its earlier value; empty for other values. */
const changeOf = (before: unknown, now: unknown): string =>
  typeof before === "number" && typeof now === "number" && before !== 0
    ? formatPercent((now - before) / Math.abs(before), 1)
    : "";

/** The difference of two versions of a table: changed cells, added and removed rows. */
export const DifferenceView = ({ difference }: { readonly difference: TableDifference }) => {
  const { counts, changed, added, removed } = difference;
  const [part, setPart] = useState<Part>(
    counts.changed > 0 || counts.added + counts.removed === 0 ? "changed" : "added",
  );
  const [showsAll, setShowsAll] = useState(false);
  const cells = changed.flatMap(({ key, fields }) => fields.map((field) => ({ key, ...field })));
  const keys = part === "added" ? added : removed;
  const length = part === "changed" ? cells.length : keys.length;
  const most = showsAll ? length : FIRST_ROWS;
  const whole = counts[part];
  const listed = part === "changed" ? changed.length : keys.length;
  return (
    <div>
      <SegmentedControl
        label={words.which}
        value={part}
        onChange={(next) => {
          setPart(next);
          setShowsAll(false);
        }}
        options={[
          { value: "changed", label: words.changed(formatCount(counts.changed)) },
          { value: "added", label: words.added(formatCount(counts.added)) },
          { value: "removed", label: words.removed(formatCount(counts.removed)) },
        ]}
      />
      {length === 0 && <p className={small}>{words.nothing}</p>}
      {part === "changed" && length > 0 && (
        <div className={style.scroll}>
          <DataTable
            caption={words.changed(formatCount(counts.changed))}
            widths={["30%", "22%", "18%", "18%", "12%"]}
            className={style.scrolled}
          >
            <ColumnHeads text={[words.key, words.field]} numeric={[words.before, words.now, words.change]} />
            <tbody>
              {cells.slice(0, most).map(({ key, field, before, now }) => (
                <Row key={`${key} ${field}`}>
                  <KeyCell>{key}</KeyCell>
                  <Cell>{field}</Cell>
                  <NumberCell muted>
                    <s>{shown(before)}</s>
                  </NumberCell>
                  <NumberCell strong>{shown(now)}</NumberCell>
                  <NumberCell>{changeOf(before, now)}</NumberCell>
                </Row>
              ))}
            </tbody>
          </DataTable>
        </div>
      )}
      {part !== "changed" && length > 0 && (
        <ul className={style.keys}>
          {keys.slice(0, most).map((key) => (
            <li key={key}>{key}</li>
          ))}
        </ul>
      )}
      {length > most && (
        <p>
          <LinkLike onClick={() => setShowsAll(true)}>{words.showAll(formatCount(length))}</LinkLike>
        </p>
      )}
      {showsAll && whole > listed && <p className={small}>{words.more(formatCount(whole - listed))}</p>}
    </div>
  );
};
