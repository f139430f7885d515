import { useAtomValue, useSetAtom } from "jotai";
import { useId, useLayoutEffect, useRef, useState } from "react";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { ComparisonChanges } from "../../state/comparisons.ts";
import { editComparisonAtom } from "../../state/comparisons.ts";
import type { RecyclingMode } from "../../state/recycling-confirmations.ts";
import { confirmedRecyclingAtom, confirmRecyclingAtom } from "../../state/recycling-confirmations.ts";
import { recyclingTexts } from "../../text/en/recycling.ts";
import { caption, group } from "../../theme/text.css.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { Switch } from "../../ui/switch.tsx";
import * as styles from "./recycling.css.ts";
import { SettingsDialog } from "./settings-dialog.tsx";

interface RecyclingPanelProps {
  readonly comparison: Comparison;
  /** of use, as it stands in a sentence */
  readonly region: string;
  /** Given: somebody was led here, the switch takes the focus; a new object leads here anew. */
  readonly asked: object | null;
}

/** Regional averages or custom settings; the switch asks once a session for each direction. */
export const RecyclingPanel = ({ comparison, region, asked }: RecyclingPanelProps) => {
  const edit = useSetAtom(editComparisonAtom);
  const confirmed = useAtomValue(confirmedRecyclingAtom);
  const confirm = useSetAtom(confirmRecyclingAtom);
  const [asks, setAsks] = useState<RecyclingMode | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (asked) toggle.current?.focus();
  }, [asked]);
  const [titleId, whyNotId] = [useId(), useId()];

  const custom = comparison.customCompostingAndRecycling;
  const change = (changes: ComparisonChanges) =>
    void edit(comparison.comparison_id, changes).then(({ ok }) => setFailed(!ok));
  const use = (mode: RecyclingMode) => change({ customCompostingAndRecycling: mode === "custom" });
  const question = recyclingTexts.confirm[asks === "regional" ? "toRegional" : "toCustom"];

  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <h3 id={titleId} className={group}>
        {recyclingTexts.title}
      </h3>
      <Switch
        ref={toggle}
        label={recyclingTexts.custom}
        checked={custom}
        note={recyclingTexts.mode[custom ? "custom" : "regional"]}
        onChange={(on) => {
          const mode = on ? "custom" : "regional";
          if (confirmed.has(mode)) use(mode);
          else setAsks(mode);
        }}
      />
      <Button
        wide
        size="small"
        disabled={!custom}
        aria-describedby={custom ? undefined : whyNotId}
        onClick={() => setOpen(true)}
      >
        {recyclingTexts.settings}
      </Button>
      {!custom && (
        <p id={whyNotId} className={caption}>
          {recyclingTexts.settingsWhyNot}
        </p>
      )}
      {hasFailed && <ErrorNotice title={recyclingTexts.failed} />}
      {asks && (
        <Dialog
          title={question.title}
          onClose={() => setAsks(null)}
          actions={[
            { label: recyclingTexts.confirm.cancel, onAct: () => setAsks(null), safe: true },
            {
              label: question.act,
              kind: "primary",
              onAct: () => {
                confirm(asks);
                use(asks);
                setAsks(null);
              },
            },
          ]}
        >
          <p>{question.text(region)}</p>
        </Dialog>
      )}
      {isOpen && (
        <SettingsDialog
          comparison={comparison}
          region={region}
          onClose={() => setOpen(false)}
          onSave={(recycling_overrides) => {
            change({ recycling_overrides });
            setOpen(false);
          }}
        />
      )}
    </section>
  );
};
