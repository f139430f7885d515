import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import { recoveryStreamsAtom, retryPartsAtom } from "../../state/comparison-parts.ts";
import { recyclingTexts } from "../../text/en/recycling.ts";
import { formatCount } from "../../text/format.ts";
import { LinkLike } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { Spinner } from "../../ui/progress-view.tsx";
import type { Overrides } from "./stream-choices.ts";
import { concernedGroups, countStreams, hasChoices } from "./stream-choices.ts";
import { StreamTable } from "./stream-table.tsx";
import * as styles from "./recycling.css.ts";

interface SettingsDialogProps {
  readonly comparison: Comparison;
  /** as it stands in a sentence */
  readonly region: string;
  readonly onSave: (overrides: Overrides) => void;
  readonly onClose: () => void;
}

const words = recyclingTexts.dialog;

/** Which streams are collected: first those of the products compared, all of them on demand. Nothing counts until it is saved. */
export const SettingsDialog = ({ comparison, region, onSave, onClose }: SettingsDialogProps) => {
  const { value: groups, problem } = useAtomValue(recoveryStreamsAtom(comparison.comparison_id));
  const retry = useSetAtom(retryPartsAtom);
  const [overrides, setOverrides] = useState<Overrides>(comparison.recycling_overrides);
  const [showsAll, setShowsAll] = useState(false);

  const all = groups ?? [];
  const concerned = concernedGroups(all);
  const shown = showsAll ? all : concerned;
  const hasOthers = countStreams(concerned) < countStreams(all);
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={[
        { label: words.reset, onAct: () => setOverrides({}), disabled: !hasChoices(overrides) },
        { label: words.cancel, onAct: onClose, safe: true },
        { label: words.save, kind: "primary", onAct: () => onSave(overrides), disabled: groups === null },
      ]}
    >
      <div className={styles.settings}>
        <p>{words.intro(region)}</p>
        {problem && <ErrorNotice title={words.problem} onRetry={retry} />}
        {!groups && !problem && <Spinner label={words.loading} />}
        {groups && shown.length === 0 && <p>{words.noneConcerned}</p>}
        {shown.length > 0 && <StreamTable groups={shown} overrides={overrides} onChange={setOverrides} />}
        {hasOthers && (
          <p>
            <LinkLike aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? words.showConcerned : words.showAll(formatCount(countStreams(all)))}
            </LinkLike>
          </p>
        )}
      </div>
    </Dialog>
  );
};
