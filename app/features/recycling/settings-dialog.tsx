import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useId, useState } from "react";
import { Link } from "wouter";
import { recoveryStreamsAtom } from "../../state/comparison/comparison-parts.ts";
import { recyclingDraftAtom } from "../../state/core/dialog-drafts.ts";
import type { Subject } from "../../state/core/subject.ts";
import { retryEngineAtom } from "../../state/engine/engine-tries.ts";
import { portfolioStreamsAtom } from "../../state/portfolio/portfolio-streams.ts";
import { href } from "../../state/routes/href.ts";
import { recyclingTexts } from "../../text/en/recycling.ts";
import { formatCount } from "../../text/format.ts";
import { group } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { RecyclingEffect } from "./recycling-effect.tsx";
import { concernedGroups, countStreams, hasChoices, type Overrides } from "./stream-choices.ts";
import { StreamTable } from "./stream-table.tsx";
import * as styles from "./recycling.css.ts";

interface SettingsDialogProps {
  readonly subject: Subject;
  /** the saved overrides */
  readonly saved: Overrides;
  /** name for use in a sentence */
  readonly region: string;
  /** called with the draft after each choice */
  readonly onTry: (overrides: Overrides) => void;
  readonly onSave: (overrides: Overrides) => void;
  readonly onClose: () => void;
}

const words = recyclingTexts.dialog;

/** Chooses the collected streams: those of the products in question, or all. Applies only on save. */
export const SettingsDialog = (props: SettingsDialogProps) => {
  const { subject, saved, region, onTry, onSave, onClose } = props;
  const streamsAtom = subject.kind === "comparison" ? recoveryStreamsAtom : portfolioStreamsAtom;
  const { value: groups, problem } = useAtomValue(streamsAtom(subject.id));
  const retry = useSetAtom(retryEngineAtom);
  const [draft, keep] = useAtom(recyclingDraftAtom(subject.id));
  const overrides = draft ?? saved;
  const [streamsId, effectId] = [useId(), useId()];
  const choose = (chosen: Overrides) => {
    keep(chosen);
    onTry(chosen);
  };
  const close = () => {
    keep(null);
    onClose();
  };
  const [showsAll, setShowsAll] = useState(false);

  const all = groups ?? [];
  const concerned = concernedGroups(all);
  const shown = showsAll ? all : concerned;
  const hasOthers = countStreams(concerned) < countStreams(all);
  return (
    <Dialog
      wide
      title={words.title}
      onClose={close}
      actions={[
        { label: words.reset, onAct: () => choose({}), disabled: !hasChoices(overrides) },
        { label: words.cancel, onAct: close, safe: true },
        {
          label: words.save,
          kind: "primary",
          onAct: () => {
            onSave(overrides);
            keep(null);
          },
          disabled: groups === null,
        },
      ]}
    >
      <div className={styles.settings}>
        <p>
          {words.intro(region)} <Link href={href("recycling-help")}>{recyclingTexts.help}</Link>
        </p>
        {problem && <ErrorNotice title={words.problem} onRetry={retry} />}
        {!groups && !problem && <Spinner label={words.loading} />}
        {groups && (
          <div className={styles.columns}>
            <section aria-labelledby={streamsId} className={styles.streams}>
              <h3 id={streamsId} className={group}>
                {words.caption}
              </h3>
              {shown.length === 0 && <p>{words.noneConcerned}</p>}
              {shown.length > 0 && <StreamTable groups={shown} overrides={overrides} onChange={choose} />}
              {hasOthers && (
                <p>
                  <LinkLike aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
                    {showsAll ? words.showConcerned : words.showAll(formatCount(countStreams(all)))}
                  </LinkLike>
                </p>
              )}
            </section>
            <section aria-labelledby={effectId} className={styles.effect}>
              <h3 id={effectId} className={group}>
                {recyclingTexts.effect.title}
              </h3>
              <RecyclingEffect subject={subject} />
            </section>
          </div>
        )}
      </div>
    </Dialog>
  );
};
