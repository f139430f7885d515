import { useSetAtom } from "jotai";
import { useCallback, useState } from "react";
import { acceptVersionAtom, keepVersionAtom, type Pinned } from "../../state/analysis/pinned-results.ts";
import { findVersionDifferenceAtom } from "../../state/analysis/version-difference.ts";
import { downloadVersionDifferenceAtom } from "../../state/files/version-difference-csv.ts";
import { pinnedTexts } from "../../text/en/pinned.ts";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { CausesTable } from "./causes-table.tsx";
import * as style from "./pinned.css.ts";
import { ScoresOfTwoTable } from "./scores-of-two.tsx";
import type { Subject } from "../../state/core/subject.ts";
import { useLoaded } from "../../ui/use-loaded.ts";

interface VersionDialogProps extends Subject {
  readonly pinned: Pinned;
  readonly nameOf: (prodsys_id: string) => string;
  readonly metricNames: ReadonlyMap<string, string>;
  readonly onClose: () => void;
}

const words = pinnedTexts.dialog;

/** Old and new scores side by side, with causes; the user keeps the old version or accepts the new one. */
const VersionDialog = ({ kind, id, pinned, nameOf, metricNames, onClose }: VersionDialogProps) => {
  const find = useSetAtom(findVersionDifferenceAtom);
  const keep = useSetAtom(keepVersionAtom);
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
};

export default VersionDialog;
