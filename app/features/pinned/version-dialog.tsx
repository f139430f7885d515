import { useSetAtom } from "jotai";
import { useCallback, useState } from "react";
import { acceptVersionAtom, declineNewerVersionAtom, type Pinned } from "../../state/analysis/pinned-results.ts";
import { findVersionDifferenceAtom, type VersionDifference } from "../../state/analysis/version-difference.ts";
import { downloadVersionDifferenceAtom } from "../../state/files/version-difference-csv.ts";
import { pinnedTexts } from "../../text/en/pinned.ts";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import * as style from "./pinned.css.ts";
import { ScoresOfTwoTable } from "./scores-of-two.tsx";
import type { Subject } from "../../state/core/subject.ts";
import { useLoaded } from "../../ui/use-loaded.ts";
import { formatCount } from "../../text/format.ts";
import { group, small } from "../../theme/text.css.ts";
import { ChangedRecords } from "./changed-records.tsx";

interface VersionDialogProps extends Subject {
  readonly pinned: Pinned;
  readonly nameOf: (prodsys_id: string) => string;
  readonly metricNames: ReadonlyMap<string, string>;
  readonly onClose: () => void;
}

const words = pinnedTexts.dialog;

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
