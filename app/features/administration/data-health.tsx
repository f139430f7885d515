import { useSetAtom } from "jotai";
import { type ReactNode, useState } from "react";
import type { DataHealthReply } from "../../../edge-api/contract/admin-replies.ts";
import { downloadHealthAtom } from "../../exports/admin-files.ts";
import { dataHealthAtom } from "../../state/admin/admin-tables.ts";
import { adminTexts } from "../../text/en/admin.ts";
import { formatCount, formatNumber } from "../../text/format.ts";
import { small } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import * as style from "./administration.css.ts";
import { FaultText } from "./run-item-view.tsx";
import { problemText } from "./run-words.ts";
import { useAdminReading } from "./use-admin-reading.ts";

const words = adminTexts.health;
const { columns } = words;

interface ListProps {
  readonly health: DataHealthReply;
  readonly list: "faults" | "warnings" | "outOfRange";
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly ListRow[];
}

/** The cells of a row: name, details, then the problem. */
interface ListRow {
  readonly name: string;
  readonly between: readonly string[];
  readonly what: ReactNode;
}

type KnownCode = keyof typeof words.codes;
const isKnown = (code: string): code is KnownCode => Object.hasOwn(words.codes, code);

/** Text of a warning code; codes of a newer server are shown unchanged. */
const warningText = (code: string): string => (isKnown(code) ? words.codes[code] : code);

/** Rows listed before "show all": one fault in a widely used table causes hundreds of rows. */
const FIRST_ROWS = 20;

const List = ({ health, list, title, heads, rows }: ListProps) => {
  const save = useSetAtom(downloadHealthAtom);
  const [showsAll, setShowsAll] = useState(false);
  if (rows.length === 0) return null;
  const most = showsAll ? rows.length : FIRST_ROWS;
  return (
    <Disclosure
      title={title}
      note={formatCount(rows.length)}
      level={3}
      actions={<CsvButton label={words.csvLabel(title)} onSave={() => save(health, list)} />}
    >
      <div className={style.scroll}>
        <DataTable caption={title} className={style.scrolledWide}>
          <ColumnHeads
            text={heads.map((name, at) => ({
              name,
              className: at > 0 && at < heads.length - 1 ? style.wideOnly : undefined,
            }))}
          />
          <tbody>
            {rows.slice(0, most).map(({ name, between, what }, place) => (
              // the list is never reordered, and one product may have the same warning twice
              <Row key={`${place} ${name}`}>
                <KeyCell>
                  {name}
                  <span className={`${small} ${style.narrowOnly}`}>
                    {between.filter((part) => part !== "").join(" · ")}
                  </span>
                </KeyCell>
                {between.map((part, at) => (
                  <Cell key={heads[at + 1]} className={style.wideOnly}>
                    {part}
                  </Cell>
                ))}
                <Cell>{what}</Cell>
              </Row>
            ))}
          </tbody>
        </DataTable>
      </div>
      {rows.length > most && (
        <p>
          <LinkLike onClick={() => setShowsAll(true)}>{adminTexts.detail.showAll(formatCount(rows.length))}</LinkLike>
        </p>
      )}
    </Disclosure>
  );
};

const Lists = ({ health }: { readonly health: DataHealthReply }) => {
  const { faults, warnings, outOfRange } = health;
  if (faults.length + warnings.length + outOfRange.length === 0) return <p>{words.good}</p>;
  return (
    <>
      <List
        {...{ health }}
        list="faults"
        title={words.faults}
        heads={[columns.table, columns.region, columns.key, columns.field, columns.what]}
        rows={faults.map(({ kind, region, key, field, code, text }) => ({
          name: kind,
          between: [region, key, field],
          what: <FaultText code={code} text={text} />,
        }))}
      />
      <List
        {...{ health }}
        list="warnings"
        title={words.warnings}
        heads={[columns.product, columns.region, columns.id, columns.code]}
        rows={warnings.map(({ prodsys_id, region, code, id }) => ({
          name: prodsys_id,
          between: [region, id],
          what: warningText(code),
        }))}
      />
      <List
        {...{ health }}
        list="outOfRange"
        title={words.outOfRange}
        heads={[columns.product, columns.region, columns.metric, columns.score]}
        rows={outOfRange.map(({ prodsys_id, region, metric_id, score }) => ({
          name: prodsys_id,
          between: [region, metric_id],
          what: formatNumber(score, 2),
        }))}
      />
    </>
  );
};

const Health = ({ version }: { readonly version: string }) => {
  const read = useSetAtom(dataHealthAtom);
  const { value, problem, again } = useAdminReading(version, () => read());
  return (
    <>
      {problem && <ErrorNotice title={words.failed} text={problemText(problem)} onRetry={again} />}
      {!value && !problem && <p className={small}>{words.checking}</p>}
      {value && <Lists health={value} />}
    </>
  );
};

/** Dangling ids, missing rates, fractions that do not sum to 1, scores out of range; computed when opened. */
export const DataHealth = ({ version }: { readonly version: string }) => (
  <Disclosure title={words.title}>
    <Health version={version} />
  </Disclosure>
);
