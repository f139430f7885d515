import { useSetAtom } from "jotai";
import type { DataHealthReply } from "../../../edge-api/contract/table-upload.ts";
import { dataHealthAtom } from "../../state/admin-tables.ts";
import { adminTexts } from "../../text/en/admin.ts";
import { formatCount, formatNumber } from "../../text/format.ts";
import { small } from "../../theme/text.css.ts";
import { Cell, DataTable, Head, HeadRow, KeyCell, Row } from "../../ui/data-table.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import * as style from "./administration.css.ts";
import { problemText } from "./problem-text.ts";
import { useAdminReading } from "./use-admin-reading.ts";

const words = adminTexts.health;
const { columns } = words;

interface ListProps {
  readonly title: string;
  readonly heads: readonly string[];
  /** the cells of each row, the first names it */
  readonly rows: readonly (readonly string[])[];
}

const List = ({ title, heads, rows }: ListProps) =>
  rows.length === 0 ? null : (
    <Disclosure title={title} note={formatCount(rows.length)} level={3}>
      <div className={style.scroll}>
        <DataTable caption={title}>
          <thead>
            <HeadRow>
              {heads.map((head) => (
                <Head key={head}>{head}</Head>
              ))}
            </HeadRow>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <Row key={cells.join(" ")}>
                {cells.map((cell, at) =>
                  at === 0 ? <KeyCell key={heads[at]}>{cell}</KeyCell> : <Cell key={heads[at]}>{cell}</Cell>,
                )}
              </Row>
            ))}
          </tbody>
        </DataTable>
      </div>
    </Disclosure>
  );

const Lists = ({ health: { faults, warnings, outOfRange } }: { readonly health: DataHealthReply }) => {
  if (faults.length + warnings.length + outOfRange.length === 0) return <p>{words.good}</p>;
  return (
    <>
      <List
        title={words.faults}
        heads={[columns.table, columns.region, columns.key, columns.field, columns.what]}
        rows={faults.map(({ kind, region, key, field, text }) => [kind, region, key, field, text])}
      />
      <List
        title={words.warnings}
        heads={[columns.product, columns.region, columns.code, columns.id]}
        rows={warnings.map(({ prodsys_id, region, code, id }) => [prodsys_id, region, code, id])}
      />
      <List
        title={words.outOfRange}
        heads={[columns.product, columns.region, columns.metric, columns.score]}
        rows={outOfRange.map(({ prodsys_id, region, metric_id, score }) => [
          prodsys_id,
          region,
          metric_id,
          formatNumber(score, 2),
        ])}
      />
    </>
  );
};

const Health = ({ version }: { readonly version: string }) => {
  const read = useSetAtom(dataHealthAtom);
  const { value, problem, again } = useAdminReading(version, () => read());
  return (
    <>
      {problem && (
        <ErrorNotice title={words.failed} onRetry={again}>
          {problemText(problem)}
        </ErrorNotice>
      )}
      {!value && !problem && <p className={small}>{words.checking}</p>}
      {value && <Lists health={value} />}
    </>
  );
};

/** Dangling ids, missing rates, fractions that do not sum to 1, scores out of range: worked out when it is opened. */
export const DataHealth = ({ version }: { readonly version: string }) => (
  <Disclosure title={words.title}>
    <Health version={version} />
  </Disclosure>
);
