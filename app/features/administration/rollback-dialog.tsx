import { useSetAtom } from "jotai";
import { useState } from "react";
import { loadOverviewAtom, rollbackTableAtom, type TableName } from "../../state/admin/admin-tables.ts";
import type { AdminProblem } from "../../state/admin/admin-session.ts";
import { adminTexts } from "../../text/en/admin.ts";
import { formatCount } from "../../text/format.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import * as style from "./administration.css.ts";
import { EffectView } from "./effect-view.tsx";
import { problemText } from "./problem-text.ts";
import { useAdminReading } from "./use-admin-reading.ts";

interface RollbackDialogProps {
  readonly name: TableName;
  readonly version: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const words = adminTexts.history;

/** Confirms the rollback of a table to an earlier version and shows what would change. */
export const RollbackDialog = ({ name, version, onClose, onDone }: RollbackDialogProps) => {
  const rollback = useSetAtom(rollbackTableAtom);
  const reload = useSetAtom(loadOverviewAtom);
  const preview = useAdminReading(`${name.kind} ${name.region} ${version}`, () => rollback(name, version, null));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AdminProblem | null>(null);
  const problem = failure ?? preview.problem;
  const act = async () => {
    if (!preview.value) return;
    setBusy(true);
    const outcome = await rollback(name, version, preview.value.version);
    // reload before reporting success, so that an export right after it has the current rows
    if (outcome.ok) await reload(name.region);
    setBusy(false);
    // the user cancelled the password prompt: keep the dialog unchanged
    if (!outcome.ok && outcome.problem.code === "proof_needed") return;
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
