import { useSetAtom } from "jotai";
import { Fragment, useState } from "react";
import {
  exportTableAtom,
  tableDifferenceAtom,
  tableHistoryAtom,
  type ListedTable,
  type TableName,
} from "../../state/admin/admin-tables.ts";
import { adminTexts } from "../../text/en/admin.ts";
import { formatDate } from "../../text/dates.ts";
import { formatCount } from "../../text/format.ts";
import { caption, group, section, small } from "../../theme/text.css.ts";
import { Button, LinkLike } from "../../ui/button/button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import * as style from "./administration.css.ts";
import { DifferenceView } from "./difference-view.tsx";
import { problemText } from "./problem-text.ts";
import { RollbackDialog } from "./rollback-dialog.tsx";
import { useAdminReading } from "./use-admin-reading.ts";

const words = adminTexts.history;
/** Versions listed before "show all". */
const FIRST_STATES = 8;

const Difference = ({ name, from, to }: { readonly name: TableName; readonly from: string; readonly to: string }) => {
  const read = useSetAtom(tableDifferenceAtom);
  const { value, problem, again } = useAdminReading(`${name.kind} ${name.region} ${from} ${to}`, () =>
    read(name, from, to),
  );
  return (
    <section>
      <h4 className={`${group} ${style.differenceTitle}`}>{words.differenceTitle(from, to)}</h4>
      {problem && <ErrorNotice title={words.failed} text={problemText(problem)} onRetry={again} />}
      {!value && !problem && <p className={small}>{words.loading}</p>}
      {value && <DifferenceView difference={value} />}
    </section>
  );
};

interface TableDetailProps {
  readonly name: TableName;
  readonly table: ListedTable;
  /** the current version; a change reloads the history */
  readonly version: string;
}

/** Downloads, history, diff and rollback of one table. */
export const TableDetail = ({ name, table, version }: TableDetailProps) => {
  const exportTable = useSetAtom(exportTableAtom);
  const readHistory = useSetAtom(tableHistoryAtom);
  const history = useAdminReading(`${name.kind} ${name.region} ${version}`, () => readHistory(name));
  const [compared, setCompared] = useState<string | null>(null);
  const [rolling, setRolling] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const states = history.value?.length ?? 0;
  const most = showsAll ? states : FIRST_STATES;
  const current = history.value?.[0]?.version ?? version;
  return (
    <article className={style.detail} aria-label={name.kind}>
      <header className={style.detailHead}>
        <div>
          <p className={caption}>{adminTexts.detail.current}</p>
          <h2 className={section}>{`${name.kind} · ${name.region}`}</h2>
        </div>
        <div className={style.buttons}>
          {(["csv", "json"] as const).map((format) => (
            <Button
              key={format}
              size="small"
              icon="download"
              disabled={table.rows === 0}
              aria-label={adminTexts.database.exportOf(name.kind, adminTexts.database[format])}
              onClick={() => void exportTable(name, format)}
            >
              {adminTexts.database[format]}
            </Button>
          ))}
        </div>
      </header>
      <section>
        <h3 className={group}>{words.title}</h3>
        <output className={style.said}>{done !== null && words.done(name.kind, done)}</output>
        {history.problem && (
          <ErrorNotice title={words.failed} text={problemText(history.problem)} onRetry={history.again} />
        )}
        {!history.value && !history.problem && <p className={small}>{words.loading}</p>}
        {history.value && (
          <DataTable caption={words.title} widths={["32%", "", "26%"]}>
            <ColumnHeads
              text={[
                words.columns.version,
                words.columns.note,
                { name: <VisuallyHidden>{words.columns.actions}</VisuallyHidden> },
              ]}
            />
            <tbody>
              {history.value.slice(0, most).map((state, place) => (
                <Fragment key={state.version}>
                  <Row>
                    <KeyCell className={style.wrapped}>
                      {state.version}
                      <span className={`${small} ${style.under}`}>{formatDate(state.created)}</span>
                    </KeyCell>
                    <Cell className={style.wrapped}>{state.note}</Cell>
                    <Cell>
                      {place === 0 ? (
                        <span className={caption}>{words.current}</span>
                      ) : (
                        <span className={style.buttons}>
                          <LinkLike
                            aria-label={words.compareOf(state.version)}
                            aria-expanded={compared === state.version}
                            onClick={() => setCompared(compared === state.version ? null : state.version)}
                          >
                            {words.compare}
                          </LinkLike>
                          <LinkLike
                            aria-label={words.rollbackOf(state.version)}
                            onClick={() => setRolling(state.version)}
                          >
                            {words.rollback}
                          </LinkLike>
                        </span>
                      )}
                    </Cell>
                  </Row>
                  {compared === state.version && (
                    <Row>
                      <Cell colSpan={3}>
                        <Difference name={name} from={state.version} to={current} />
                      </Cell>
                    </Row>
                  )}
                </Fragment>
              ))}
            </tbody>
          </DataTable>
        )}
        {states > most && (
          <p>
            <LinkLike onClick={() => setShowsAll(true)}>{adminTexts.detail.showAll(formatCount(states))}</LinkLike>
          </p>
        )}
      </section>
      {rolling !== null && (
        <RollbackDialog
          name={name}
          version={rolling}
          onClose={() => setRolling(null)}
          onDone={() => {
            setRolling(null);
            setCompared(null);
            setDone(rolling);
          }}
        />
      )}
      <p className={small}>{adminTexts.detail.rows(table.rows, formatCount(table.rows))}</p>
    </article>
  );
};
