import { useAtomValue, useSetAtom } from "jotai";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { Link } from "wouter";
import type { RecyclingChoice } from "../../../workers/engine/comparison-result.ts";
import { HelpButton } from "../../help/help-button.tsx";
import { tryRecyclingAtom } from "../../state/analysis/recycling-effect.ts";
import { editSubjectAtom, type SubjectSettings, subjectSettingsAtom } from "../../state/analysis/subject-settings.ts";
import {
  confirmedRecyclingAtom,
  confirmRecyclingAtom,
  type RecyclingMode,
} from "../../state/comparison/reuse-rule-view.ts";
import { recyclingDraftAtom } from "../../state/core/dialog-drafts.ts";
import type { Subject } from "../../state/core/subject.ts";
import { href } from "../../state/routes/href.ts";
import { recyclingTexts } from "../../text/en/recycling.ts";
import { caption, group } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Switch } from "../../ui/switch/switch.tsx";
import { RecyclingEffect } from "./recycling-effect.tsx";
import * as styles from "./recycling.css.ts";
import { SettingsDialog } from "./settings-dialog.tsx";

interface RecyclingPanelProps {
  readonly subject: Subject;
  /** region of use, for use in a sentence */
  readonly region: string;
  /** not null = focus the switch; each new object focuses it again */
  readonly asked?: object | null;
}

type RecyclingSettings = Pick<SubjectSettings, "custom" | "recycling_overrides">;

/** The settings in the shape of the engine's input. */
const choiceOf = ({ custom, recycling_overrides: { recycle, compost } }: RecyclingSettings): RecyclingChoice => ({
  custom,
  ...(recycle === undefined ? {} : { recycle }),
  ...(compost === undefined ? {} : { compost }),
});

const REGIONAL: RecyclingSettings = { custom: false, recycling_overrides: {} };

/** Regional averages or custom settings. The switch asks once per session and direction and shows the effect on the scores. */
export const RecyclingPanel = ({ subject, region, asked }: RecyclingPanelProps) => {
  const settings = useAtomValue(subjectSettingsAtom(subject)) ?? REGIONAL;
  const edit = useSetAtom(editSubjectAtom);
  const attempt = useSetAtom(tryRecyclingAtom);
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

  const draft = useAtomValue(recyclingDraftAtom(subject.id));
  const { custom } = settings;
  const change = (changes: Partial<RecyclingSettings>) =>
    void edit(subject, changes, recyclingTexts.title.toLowerCase()).then(({ ok }) => setFailed(!ok));
  const use = (mode: RecyclingMode) => change({ custom: mode === "custom" });
  const attemptWith = (tried: Partial<RecyclingSettings>) => attempt(subject, choiceOf({ ...settings, ...tried }));
  const ask = (mode: RecyclingMode) => {
    attemptWith({ custom: mode === "custom" });
    setAsks(mode);
  };
  const close = () => {
    setAsks(null);
    setOpen(false);
    attempt(subject, null);
  };
  const question = recyclingTexts.confirm[asks === "regional" ? "toRegional" : "toCustom"];

  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <div className={styles.panelHead}>
        <p id={titleId} className={group}>
          {recyclingTexts.title}
        </p>
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
          attemptWith(draft === null ? {} : { recycling_overrides: draft });
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
            <RecyclingEffect subject={subject} />
          </div>
        </Dialog>
      )}
      {isOpen && (
        <SettingsDialog
          subject={subject}
          saved={settings.recycling_overrides}
          region={region}
          onTry={(chosen) => attemptWith({ recycling_overrides: chosen })}
          onClose={close}
          onSave={(chosen) => {
            change({ recycling_overrides: chosen });
            close();
          }}
        />
      )}
    </section>
  );
};
