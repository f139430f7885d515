import { useAtomValue, useSetAtom, type Atom } from "jotai";
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { Link } from "wouter";
import type { RecyclingChoice } from "../../../workers/engine/comparison-result.ts";
import type { RecoveryGroup } from "../../../workers/engine/recovery-streams.ts";
import { HelpButton } from "../../help/help-button.tsx";
import { recyclingDraftAtom } from "../../state/core/dialog-drafts.ts";
import { href } from "../../state/routes/href.ts";
import type { RecyclingMode } from "../../state/comparison/recycling-confirmations.ts";
import { confirmedRecyclingAtom, confirmRecyclingAtom } from "../../state/comparison/recycling-confirmations.ts";
import { recyclingTexts } from "../../text/en/recycling.ts";
import { caption, group } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Switch } from "../../ui/switch/switch.tsx";
import * as styles from "./recycling.css.ts";
import { choiceOf, type RecyclingSettings } from "./recycling-settings.ts";
import { SettingsDialog } from "./settings-dialog.tsx";
import type { Answer } from "../../state/engine/question-atom.ts";

interface RecyclingPanelProps {
  /** id of the comparison or portfolio */
  readonly id: string;
  /** the saved settings */
  readonly settings: RecyclingSettings;
  /** streams that custom settings can change; loaded while the dialog is open */
  readonly streamsAtom: Atom<Answer<readonly RecoveryGroup[]>>;
  /** region of use, for use in a sentence */
  readonly region: string;
  /** not null = focus the switch; each new object focuses it again */
  readonly asked: object | null;
  /** false = the change could not be saved */
  readonly onChange: (changes: Partial<RecyclingSettings>) => Promise<boolean>;
  /** called with each change of the draft settings; null = the draft was closed */
  readonly onTry: (tried: RecyclingChoice | null) => void;
  /** the effect of the draft settings on the scores */
  readonly effect: ReactNode;
}

/** Regional averages or custom settings. The switch asks once per session and direction and shows the effect on the scores. */
export const RecyclingPanel = (props: RecyclingPanelProps) => {
  const { id, settings, streamsAtom, region, asked, onChange, onTry, effect } = props;
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

  const draft = useAtomValue(recyclingDraftAtom(id));
  const { custom, overrides } = settings;
  const change = (changes: Partial<RecyclingSettings>) => void onChange(changes).then((kept) => setFailed(!kept));
  const use = (mode: RecyclingMode) => change({ custom: mode === "custom" });
  const attempt = (tried: Partial<RecyclingSettings>) => onTry(choiceOf({ ...settings, ...tried }));
  const ask = (mode: RecyclingMode) => {
    attempt({ custom: mode === "custom" });
    setAsks(mode);
  };
  const close = () => {
    setAsks(null);
    setOpen(false);
    onTry(null);
  };
  const question = recyclingTexts.confirm[asks === "regional" ? "toRegional" : "toCustom"];

  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <div className={styles.panelHead}>
        <h3 id={titleId} className={group}>
          {recyclingTexts.title}
        </h3>
        <HelpButton slug="recycling-help" subject={recyclingTexts.title} />
      </div>
      <Switch
        ref={toggle}
        label={recyclingTexts.custom}
        checked={custom}
        note={recyclingTexts.mode[custom ? "custom" : "regional"]}
        onChange={(on) => {
          const mode = on ? "custom" : "regional";
          if (confirmed.has(mode)) use(mode);
          else ask(mode);
        }}
      />
      <Button
        wide
        size="small"
        disabled={!custom}
        aria-describedby={custom ? undefined : whyNotId}
        onClick={() => {
          attempt(draft === null ? {} : { overrides: draft });
          setOpen(true);
        }}
      >
        {recyclingTexts.settings}
      </Button>
      {!custom && (
        <p id={whyNotId} className={caption}>
          {recyclingTexts.settingsWhyNot}
        </p>
      )}
      <p className={caption}>
        <Link href={href("recycling-help")}>{recyclingTexts.help}</Link>
      </p>
      {hasFailed && <ErrorNotice title={recyclingTexts.failed} />}
      {asks && (
        <Dialog
          title={question.title}
          onClose={close}
          actions={[
            { label: recyclingTexts.confirm.cancel, onAct: close, safe: true },
            {
              label: question.act,
              kind: "primary",
              onAct: () => {
                confirm(asks);
                use(asks);
                close();
              },
            },
          ]}
        >
          <div className={styles.settings}>
            <p>{question.text(region)}</p>
            {effect}
          </div>
        </Dialog>
      )}
      {isOpen && (
        <SettingsDialog
          id={id}
          saved={overrides}
          streamsAtom={streamsAtom}
          region={region}
          effect={effect}
          onTry={(chosen) => attempt({ overrides: chosen })}
          onClose={close}
          onSave={(chosen) => {
            change({ overrides: chosen });
            close();
          }}
        />
      )}
    </section>
  );
};
