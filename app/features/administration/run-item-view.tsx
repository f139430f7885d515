import type { TableFault } from "../../../edge-api/contract/admin-replies.ts";
import type { RunItem, TableFileFault } from "../../state/admin/admin-run.ts";
import { adminTexts } from "../../text/en/admin.ts";
import { formatCount } from "../../text/format.ts";
import { caption, group, section, small } from "../../theme/text.css.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import * as style from "./administration.css.ts";
import { DifferenceView, EffectView } from "./difference-view.tsx";
import { problemText } from "./run-words.ts";

const words = adminTexts.detail;

const placeOf = (row: number | null, isOwn: boolean): string => {
  if (row !== null) return formatCount(row);
  return isOwn ? words.wholeTable : words.otherTable;
};

/** Every row and field that cannot be published, with the reason (requirement 21). */
const FaultsView = ({ item }: { readonly item: RunItem }) => (
  <section>
    <h3 className={group}>{words.faults}</h3>
    <p>{words.faultsText}</p>
    <div className={style.scroll}>
      <DataTable caption={words.faults} widths={["4.5rem", "42%", ""]}>
        <ColumnHeads
          text={[]}
          numeric={[words.faultColumns.row]}
          after={[words.faultColumns.key, words.faultColumns.what]}
        />
        <tbody>
          {item.faults.map(({ row, kind, key, field, code, text }) => (
            <Row key={`${row} ${kind} ${key} ${field} ${text}`}>
              <NumberCell>{placeOf(row, kind === item.name?.kind)}</NumberCell>
              <KeyCell afterNumber>
                {kind === item.name?.kind ? key : `${kind} ${key}`}
                <span className={`${small} ${style.under}`}>{field}</span>
              </KeyCell>
              <Cell>
                <FaultText code={code} text={text} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
    </div>
    {item.faultCount > item.faults.length && (
      <p className={small}>{words.moreFaults(formatCount(item.faultCount - item.faults.length))}</p>
    )}
  </section>
);

const unreadableText = (fault: TableFileFault): string =>
  fault.code === "bad_line" ? words.unreadableWhy.bad_line(formatCount(fault.line)) : words.unreadableWhy[fault.code];

/** The effect of a file on its table, before or after the update. */
export const RunItemView = ({ item }: { readonly item: RunItem }) => (
  <article className={style.detail} aria-label={item.fileName}>
    <header>
      <p className={caption}>{item.status === "updated" ? words.done : words.dryRun}</p>
      <h2 className={section}>{item.name === null ? item.fileName : `${item.name.kind} · ${item.name.region}`}</h2>
    </header>
    {item.unreadable !== null && <ErrorNotice title={words.unreadable} text={unreadableText(item.unreadable)} />}
    {item.status === "waiting" && <p>{words.notChecked}</p>}
    {item.status === "no_table" && <p>{words.noTable}</p>}
    {item.status === "checking" && <p>{adminTexts.database.status.checking}</p>}
    {item.problem && <ErrorNotice title={adminTexts.database.status.failed} text={problemText(item.problem)} />}
    {item.faults.length > 0 && <FaultsView item={item} />}
    {item.status === "same" && <p>{words.same}</p>}
    {item.reply && item.status !== "same" && <DifferenceView difference={item.reply.difference} />}
    {item.reply?.effect && item.status !== "same" && <EffectView effect={item.reply.effect} />}
  </article>
);

/** The fault in the user's language, and below it the server's English sentence with ids and bounds. */
export const FaultText = ({ code, text }: Pick<TableFault, "code" | "text">) => (
  <>
    {adminTexts.detail.faultCodes[code]}
    <span lang="en" className={`${small} ${style.under}`}>
      {text}
    </span>
  </>
);
