import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useId, useState } from "react";
import { Link } from "wouter";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { RecoveryGroup, RecoveryStream } from "../../../workers/engine/recovery-streams.ts";
import { HelpButton } from "../../help/help-button.tsx";
import { recoveryStreamsAtom } from "../../state/comparison/comparison-parts.ts";
import { recyclingDraftAtom } from "../../state/core/dialog-drafts.ts";
import type { Subject } from "../../state/core/subject.ts";
import { retryEngineAtom } from "../../state/engine/question-atom.ts";
import { portfolioStreamsAtom } from "../../state/portfolio/portfolio-streams.ts";
import { href } from "../../state/routes/href.ts";
import { recyclingTexts } from "../../text/en/recycling.ts";
import { valueTexts } from "../../text/en/values.ts";
import { formatCount } from "../../text/format.ts";
import { group } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { RecyclingEffect } from "./recycling-effect.tsx";
import * as styles from "./recycling.css.ts";

type Overrides = Comparison["recycling_overrides"];
type Direction = "recycle" | "compost";

const choicesOf = (overrides: Overrides, direction: Direction): ReadonlyMap<string, boolean> =>
  new Map(Object.entries(overrides[direction] ?? {}));

/** True if a stream is collected: the user's choice, else the region's; never if not available (method.md section 6). */
export const isCollected = (stream: RecoveryStream, direction: Direction, overrides: Overrides): boolean => {
  const regional = stream[direction];
  if (regional === null || regional === "na") return false;
  return choicesOf(overrides, direction).get(stream.mat_recov_id) ?? regional === "on";
};

/** The overrides after a choice. A choice equal to the region's setting removes the override. */
export const withChoice = (
  overrides: Overrides,
  direction: Direction,
  stream: RecoveryStream,
  collected: boolean,
): Overrides => {
  const choices = new Map(choicesOf(overrides, direction));
  if (collected === (stream[direction] === "on")) choices.delete(stream.mat_recov_id);
  else choices.set(stream.mat_recov_id, collected);
  const { [direction]: _, ...rest } = overrides;
  return choices.size === 0 ? rest : { ...rest, [direction]: Object.fromEntries(choices) };
};

/** Whether any stream differs from its default. */
export const hasChoices = (overrides: Overrides): boolean =>
  choicesOf(overrides, "recycle").size + choicesOf(overrides, "compost").size > 0;

/** Number of streams of all groups. */
export const countStreams = (groups: readonly RecoveryGroup[]): number =>
  groups.reduce((count, { streams }) => count + streams.length, 0);

/** Only streams of the products in question; omits empty groups. */
export const concernedGroups = (groups: readonly RecoveryGroup[]): RecoveryGroup[] =>
  groups
    .map((group) => ({ ...group, streams: group.streams.filter((stream) => stream.concerned) }))
    .filter(({ streams }) => streams.length > 0);

interface StreamTableProps {
  readonly groups: readonly RecoveryGroup[];
  readonly overrides: Overrides;
  readonly onChange: (overrides: Overrides) => void;
}

const words = recyclingTexts.dialog;
const NAMES = { recycle: words.recycleOf, compost: words.compostOf } as const;
const DIRECTIONS = ["recycle", "compost"] as const satisfies readonly Direction[];

interface ChoiceProps extends Omit<StreamTableProps, "groups"> {
  readonly stream: RecoveryStream;
  readonly direction: Direction;
}

/** One choice for a stream, with the region's setting as label. */
const Choice = ({ stream, direction, overrides, onChange }: ChoiceProps) => {
  const regional = stream[direction];
  if (regional === null) return valueTexts.notApplicable;
  if (regional === "na") return words.notAvailable;
  return (
    <Checkbox
      className={styles.choice}
      checked={isCollected(stream, direction, overrides)}
      onChange={(collected) => onChange(withChoice(overrides, direction, stream, collected))}
      label={
        <>
          <VisuallyHidden>{NAMES[direction](stream.mat_recov_name)}, </VisuallyHidden>
          {words.regional[regional]}
        </>
      }
    />
  );
};

/** Whether the items of the products are not recycled although their stream is collected. */
const isNotSorted = (stream: RecoveryStream, overrides: Overrides): boolean =>
  stream.concerned && !stream.designed && isCollected(stream, "recycle", overrides);

/** Material streams by group, each with its choices for recycling and composting. */
const StreamTable = ({ groups, overrides, onChange }: StreamTableProps) => (
  <DataTable caption={words.caption} widths={["", "29%", "29%"]}>
    <ColumnHeads text={[words.material, words.recycle, words.compost]} />
    {groups.map((group) => (
      <tbody key={group.mat_recov_group_id}>
        <Row>
          <th scope="rowgroup" colSpan={3} className={styles.group}>
            <span className={styles.groupHead}>
              {group.mat_recov_group_name}
              <HelpButton
                slug={`recycling-criteria-${group.mat_recov_group_id}`}
                subject={group.mat_recov_group_name}
              />
            </span>
          </th>
        </Row>
        {group.streams.map((stream) => (
          <Row key={stream.mat_recov_id}>
            <KeyCell className={styles.name}>
              {stream.mat_recov_name}
              {isNotSorted(stream, overrides) && <span className={styles.reason}>{words.notSorted}</span>}
            </KeyCell>
            {DIRECTIONS.map((direction) => (
              <Cell key={direction} className={styles.cell}>
                <Choice {...{ stream, direction, overrides, onChange }} />
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    ))}
  </DataTable>
);

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
      hasUnsaved={draft !== null}
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
