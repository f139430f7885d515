import { useSetAtom } from "jotai";
import { Fragment, useState } from "react";
import { type CallProblem, reasonOf } from "../../state/admin/admin-session.ts";
import {
  exportTableAtom,
  type ListedTable,
  loadOverviewAtom,
  rollbackTableAtom,
  tableDifferenceAtom,
  tableHistoryAtom,
  type TableName,
} from "../../state/admin/admin-tables.ts";
import { formatDate } from "../../text/dates.ts";
import { adminTexts } from "../../text/en/admin.ts";
import { formatCount } from "../../text/format.ts";
import { caption, group, section, small } from "../../theme/text.css.ts";
import { Button, LinkLike } from "../../ui/button/button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import * as style from "./administration.css.ts";
import { DifferenceView, EffectView } from "./difference-view.tsx";
import { problemText } from "./run-words.ts";
import { useAdminReading } from "./use-admin-reading.ts";

interface RollbackDialogProps {
  readonly name: TableName;
  readonly version: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const words = adminTexts.history;

/** Confirms the rollback of a table to an earlier version and shows what would change. */
const RollbackDialog = ({ name, version, onClose, onDone }: RollbackDialogProps) => {
  const rollback = useSetAtom(rollbackTableAtom);
  const reload = useSetAtom(loadOverviewAtom);
  const preview = useAdminReading(`${name.kind} ${name.region} ${version}`, () => rollback(name, version, null));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallProblem | null>(null);
  const problem = failure ?? preview.problem;
  const act = async () => {
    if (!preview.value) return;
    setBusy(true);
    const outcome = await rollback(name, version, preview.value.version);
    // reload before reporting success, so that an export right after it has the current rows
    if (outcome.ok) await reload(name.region);
    setBusy(false);
    // the user cancelled the password prompt: keep the dialog unchanged
    if (!outcome.ok && reasonOf(outcome.problem) === "proof_needed") return;
    if (!outcome.ok) return setFailure(outcome.problem);
    onDone();
  };
  return (
    <Dialog
      title={words.confirm(name.kind, version)}
      wide
      onClose={onClose}
      actions={[
        { label: words.cancel, onAct: onClose, safe: true },
        {
          label: words.act,
          kind: "primary",
          busy,
          disabled: preview.value === null || preview.value.unchanged,
          onAct: () => void act(),
        },
      ]}
    >
      <div className={style.question}>
        <p>{words.confirmText}</p>
        {problem && <ErrorNotice title={adminTexts.database.failedTitle} text={problemText(problem)} />}
        {!preview.value && !problem && <p>{words.checking}</p>}
        {preview.value && (
          <>
            <p>
              {preview.value.unchanged
                ? adminTexts.detail.same
                : words.confirmCounts(
                    formatCount(preview.value.difference.counts.added),
                    formatCount(preview.value.difference.counts.changed),
                    formatCount(preview.value.difference.counts.removed),
                  )}
            </p>
            {preview.value.effect && <EffectView effect={preview.value.effect} />}
          </>
        )}
      </div>
    </Dialog>
  );
};

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
