import { useSetAtom } from "jotai";
import { useCallback, useState } from "react";
import { acceptVersionAtom, declineNewerVersionAtom, type Pinned } from "../../state/analysis/pinned-results.ts";
import {
  findVersionDifferenceAtom,
  type VersionDifference,
  type ScoresOfTwo,
} from "../../state/analysis/version-difference.ts";
import { downloadVersionDifferenceAtom } from "../../exports/version-difference-files.ts";
import { pinnedTexts } from "../../text/en/pinned.ts";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import * as style from "./pinned.css.ts";
import { METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import { formatCount, formatScore, shownScore } from "../../text/format.ts";
import { formatSummary } from "../../text/shares.ts";
import { formatList } from "../../text/lists.ts";
import { caption, group, small } from "../../theme/text.css.ts";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import type { Subject } from "../../state/core/subject.ts";
import { useLoaded } from "../../ui/use-loaded.ts";
import { ChangedRecords } from "./changed-records.tsx";

interface ScoresOfTwoTableProps {
  readonly difference: VersionDifference;
  readonly nameOf: (prodsys_id: string) => string;
  readonly metricNames: ReadonlyMap<string, string>;
}

const words = pinnedTexts.dialog;

/** Difference of the displayed summaries in points; null = one is missing. */
const pointsOf = ({ before, now }: ScoresOfTwo): number | null =>
  before === null || now === null || before.summary === null || now.summary === null
    ? null
    : shownScore(now.summary) - shownScore(before.summary);

const changeOf = (row: ScoresOfTwo): string => {
  const points = pointsOf(row);
  if (points === null) return words.nothing;
  const shown = formatCount(Math.abs(points));
  return points === 0 ? words.none : points > 0 ? words.better(shown) : words.worse(shown);
};

/** The metrics whose displayed score changes, as text. */
const metricsOf = ({ before, now }: ScoresOfTwo, names: ReadonlyMap<string, string>): string[] =>
  METRIC_IDS.flatMap((id) => {
    const [old, fresh] = [formatScore(before?.score[id]), formatScore(now?.score[id])];
    return before === null || now === null || old === fresh ? [] : [words.metric(names.get(id) ?? id, old, fresh)];
  });

/** Summary scores with both versions, and the metrics that change. */
const ScoresOfTwoTable = ({ difference, nameOf, metricNames }: ScoresOfTwoTableProps) => {
  const { from, to, rows } = difference;
  return (
    <DataTable caption={words.scores} widths={["30%", "24%", "28%", "18%"]}>
      <ColumnHeads
        text={[words.columns.what]}
        numeric={[words.columns.before(from), words.columns.now(to), words.columns.change]}
      />
      <tbody>
        {rows.map((row) => {
          const moved = metricsOf(row, metricNames);
          return (
            <Row key={row.prodsys_id ?? ""}>
              <KeyCell>
                {row.prodsys_id === null ? words.portfolio : nameOf(row.prodsys_id)}
                {moved.length > 0 && <span className={`${caption} ${style.metrics}`}>{formatList(moved)}</span>}
              </KeyCell>
              <NumberCell muted>{row.before === null ? words.gone : formatSummary(row.before.summary)}</NumberCell>
              <NumberCell strong>{row.now === null ? words.gone : formatSummary(row.now.summary)}</NumberCell>
              <NumberCell>{changeOf(row)}</NumberCell>
            </Row>
          );
        })}
      </tbody>
    </DataTable>
  );
};

interface VersionDialogProps extends Subject {
  readonly pinned: Pinned;
  readonly nameOf: (prodsys_id: string) => string;
  readonly metricNames: ReadonlyMap<string, string>;
  readonly onClose: () => void;
}

/** The changed records of the reference data that affect these results. */
const CausesTable = ({ difference }: { readonly difference: VersionDifference }) => {
  const { causes, changed } = difference;
  if (causes.length === 0) return <p className={small}>{words.noCause(changed, formatCount(changed))}</p>;
  const others = changed - causes.length;
  return (
    <>
      <h3 className={group}>{words.causes(causes.length, formatCount(causes.length))}</h3>
      <ChangedRecords caption={words.causesCaption} rows={causes} />
      {others > 0 && <p className={small}>{words.others(others, formatCount(others))}</p>}
    </>
  );
};

/** Old and new scores side by side, with causes; the user keeps the old version or accepts the new one. */
export default function VersionDialog({ kind, id, pinned, nameOf, metricNames, onClose }: VersionDialogProps) {
  const find = useSetAtom(findVersionDifferenceAtom);
  const keep = useSetAtom(declineNewerVersionAtom);
  const accept = useSetAtom(acceptVersionAtom);
  const save = useSetAtom(downloadVersionDifferenceAtom);
  const [hasFailed, setFailed] = useState(false);
  const { version, newer } = pinned;
  const { last: found } = useLoaded(useCallback(() => find({ kind, id }), [find, kind, id]));
  const acceptNewer = async () => {
    const outcome = await accept({ kind, id });
    if (!outcome.ok) setFailed(true);
  };
  return (
    <Dialog
      wide
      title={words.title(version, newer)}
      onClose={onClose}
      actions={[
        { label: words.close, onAct: onClose, safe: true },
        {
          label: words.keep(version),
          onAct: () => {
            keep({ kind, id });
            onClose();
          },
        },
        // accepting unpins the results, which unmounts the notice and this dialog
        { label: words.accept(newer), onAct: () => void acceptNewer(), kind: "primary" },
      ]}
    >
      {found === null && <Spinner label={words.comparing} />}
      {found?.ok === false && <p role="alert">{words.failed}</p>}
      {found?.ok && (
        <>
          <div className={style.part}>
            <ScoresOfTwoTable difference={found.value} {...{ nameOf, metricNames }} />
            <CsvButton
              label={words.scoresCsv}
              onSave={() => save({ subject: { kind, id }, difference: found.value, table: "scores" })}
            />
          </div>
          <div className={style.part}>
            <CausesTable difference={found.value} />
            {found.value.causes.length > 0 && (
              <CsvButton
                label={words.causesCsv}
                onSave={() => save({ subject: { kind, id }, difference: found.value, table: "causes" })}
              />
            )}
          </div>
        </>
      )}
      {hasFailed && <p role="alert">{words.saveFailed}</p>}
    </Dialog>
  );
}
