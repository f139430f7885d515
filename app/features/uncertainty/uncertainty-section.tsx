import { useAtomValue, useSetAtom } from "jotai";
import { type RefObject, useEffect, useRef, useState } from "react";
import { outcomeFor } from "../../../workers/engine/analysis/uncertainty/pair-outcome.ts";
import type { UncertainSubject } from "../../../workers/engine/analysis/uncertainty/uncertainty.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { downloadUncertaintyAtom, type UncertaintyTable } from "../../exports/uncertainty-files.ts";
import { metricColumns } from "../../score-tables/metric-columns.ts";
import {
  hideUncertaintyAtom,
  showUncertaintyAtom,
  stopUncertaintyAtom,
  uncertaintyAtom,
  uncertaintyProgressAtom,
  type UncertaintyState,
} from "../../state/analysis/uncertainty.ts";
import type { Subject } from "../../state/core/subject.ts";
import { retryEngineAtom } from "../../state/engine/question-atom.ts";
import { pageSectionsTexts } from "../../text/en/page-sections.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { formatCount, formatPercent } from "../../text/format.ts";
import { named } from "../../text/short-name.ts";
import { Button } from "../../ui/button/button.tsx";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Select } from "../../ui/field/select.tsx";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import { Announcer } from "../../ui/toast/toast.tsx";
import { DrawSettings } from "./draw-settings.tsx";
import { bestFirst, type Drawn, pairSentence } from "./drawn.ts";
import { InputsTable } from "./inputs-table.tsx";
import { PairsTable } from "./pairs-table.tsx";
import { RangesTable } from "./ranges-table.tsx";
import * as styles from "./uncertainty.css.ts";

interface UncertaintySectionProps {
  readonly id: string;
  readonly about: Subject;
  readonly catalogue: Catalogue;
  /** the shown products or portfolios of a state, with their results */
  readonly drawnOf: (state: UncertaintyState) => readonly Drawn[];
}

/** Announcement for screen readers: shown, with the number of draws, or hidden. */
const useAnnouncement = ({ status, value }: UncertaintyState): string => {
  const [message, setMessage] = useState("");
  const previous = useRef(status);
  const draws = value?.settings.draws;
  useEffect(() => {
    if (status === "ready" && draws !== undefined && previous.current !== "ready") {
      setMessage(uncertaintyTexts.ready(formatCount(draws)));
    }
    if (status === "off" && previous.current !== "off") setMessage(uncertaintyTexts.hidden);
    previous.current = status;
  }, [status, draws]);
  return message;
};

/** Moves the focus to the section when a focused button in it is removed; otherwise it would move to the page's top. */
const useKeptFocus = (): RefObject<HTMLElement | null> => {
  const section = useRef<HTMLElement>(null);
  const wasInside = useRef(false);
  useEffect(() => {
    const onFocusIn = () => {
      wasInside.current = section.current?.contains(document.activeElement) === true;
    };
    document.addEventListener("focusin", onFocusIn);
    return () => document.removeEventListener("focusin", onFocusIn);
  }, []);
  useEffect(() => {
    if (wasInside.current && document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  });
  return section;
};

const Drawing = ({ about }: { readonly about: Subject }) => {
  const progress = useAtomValue(uncertaintyProgressAtom(about));
  const stop = useSetAtom(stopUncertaintyAtom);
  return (
    <div className={styles.progress}>
      <span>{progress === null ? uncertaintyTexts.waiting : uncertaintyTexts.drawing(formatPercent(progress))}</span>
      <progress className={styles.meter} aria-label={uncertaintyTexts.waiting} value={progress ?? 0} max={1} />
      <Button kind="quiet" size="small" onClick={() => stop(about)}>
        {uncertaintyTexts.stop}
      </Button>
    </div>
  );
};

/** The tables for the summary or one metric. */
const Findings = (
  props: Omit<UncertaintySectionProps, "id" | "drawnOf"> & {
    readonly drawn: readonly Drawn[];
    readonly state: UncertaintyState;
  },
) => {
  const { about, catalogue, drawn, state } = props;
  const [subject, setSubject] = useState<UncertainSubject>("summary");
  const [firstId, setFirst] = useState<string | null>(null);
  const [secondId, setSecond] = useState<string | null>(null);
  const download = useSetAtom(downloadUncertaintyAtom);
  const { value } = state;
  const ranked = bestFirst(drawn, subject);
  // By default a portfolio compares itself with others, a comparison its best product.
  const defaultFirst = about.kind === "portfolio" ? drawn[0] : ranked[0];
  const first = ranked.find(({ id }) => id === firstId) ?? defaultFirst;
  const rest = ranked.filter((one) => one !== first);
  const second = rest.find(({ id }) => id === secondId) ?? rest[0];
  if (value === null || first === undefined) return null;
  const outcome = second ? outcomeFor(value.pairs, first.place, second.place, subject) : null;
  const options = ranked.map(({ id, name }) => ({ value: id, ...named(name) }));
  const columns = metricColumns(catalogue, undefined);
  // the ranking of a comparison has the ranges of its summaries
  const showsRanges = about.kind === "portfolio" || subject !== "summary";
  const pair = second ? { a: first.place, b: second.place, subject } : null;
  const csv = (label: string, table: UncertaintyTable) => (
    <CsvButton label={label} onSave={() => download({ about, table, pair })} />
  );
  return (
    <>
      <div className={`${styles.bar} ${styles.controls}`}>
        <Select
          label={uncertaintyTexts.subject.label}
          value={subject}
          onChange={(chosen) =>
            setSubject(columns.find(({ metric_id }) => metric_id === chosen)?.metric_id ?? "summary")
          }
          options={[
            { value: "summary", label: uncertaintyTexts.subject.summary },
            ...columns.map(({ metric_id, name }) => ({ value: metric_id, ...named(name) })),
          ]}
        />
      </div>
      <div className={styles.parts}>
        {showsRanges && (
          <div>
            <SectionHeading
              level={3}
              title={uncertaintyTexts.ranges.title}
              note={uncertaintyTexts.ranges.note}
              actions={csv(uncertaintyTexts.ranges.csv, "ranges")}
            />
            <RangesTable {...{ drawn, subject, catalogue }} kind={about.kind} />
          </div>
        )}
        <div>
          <SectionHeading
            level={3}
            title={uncertaintyTexts.pairs.title}
            note={uncertaintyTexts.pairs.note}
            actions={second && csv(uncertaintyTexts.pairs.csv, "pairs")}
          />
          {second ? (
            <>
              <div className={`${styles.bar} ${styles.controls}`}>
                <Select label={uncertaintyTexts.pairs.first} value={first.id} onChange={setFirst} options={options} />
                <Select
                  label={uncertaintyTexts.inputs.second}
                  value={second.id}
                  onChange={setSecond}
                  options={options.filter(({ value: id }) => id !== first.id)}
                />
              </div>
              {outcome && (
                <p className={styles.sentence}>{pairSentence(outcome, first.inWords, second.inWords, subject)}</p>
              )}
              <PairsTable {...{ first, drawn, subject }} pairs={value.pairs} />
            </>
          ) : (
            <p className={styles.note}>{uncertaintyTexts.pairs.alone}</p>
          )}
        </div>
        {second && (
          <div>
            <SectionHeading
              level={3}
              title={uncertaintyTexts.inputs.title}
              note={uncertaintyTexts.inputs.note}
              actions={csv(uncertaintyTexts.inputs.csv, "inputs")}
            />
            <p className={styles.sentence}>{uncertaintyTexts.inputs.between(first.inWords, second.inWords)}</p>
            <InputsTable {...{ about, first, second, subject }} />
          </div>
        )}
        <Disclosure title={pageSectionsTexts.analysts} level={3}>
          <DrawSettings {...{ about, value }} />
          {second && <p className={styles.note}>{uncertaintyTexts.inputs.shareNote}</p>}
          {!showsRanges && csv(uncertaintyTexts.ranges.csv, "ranges")}
        </Disclosure>
      </div>
    </>
  );
};

/** Uncertainty of results: range of each value, which differences hold, and the inputs with the largest effect. */
export const UncertaintySection = ({ id, about, catalogue, drawnOf }: UncertaintySectionProps) => {
  const state = useAtomValue(uncertaintyAtom(about));
  const show = useSetAtom(showUncertaintyAtom);
  const hide = useSetAtom(hideUncertaintyAtom);
  const retry = useSetAtom(retryEngineAtom);
  const announcement = useAnnouncement(state);
  const section = useKeptFocus();
  const { status, value } = state;
  return (
    <section ref={section} tabIndex={-1} className={styles.section} aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={uncertaintyTexts.title}
        note={uncertaintyTexts.note}
        actions={
          status === "off" ? undefined : (
            <Button kind="quiet" size="small" className={styles.controls} onClick={() => hide(about)}>
              {uncertaintyTexts.hide}
            </Button>
          )
        }
      />
      <Announcer message={announcement} />
      <p className={styles.explain}>
        {value === null
          ? uncertaintyTexts.invite[about.kind]
          : uncertaintyTexts.explain(formatCount(value.settings.draws))}
      </p>
      {status === "off" && (
        <Button className={styles.controls} onClick={() => show(about)}>
          {uncertaintyTexts.show}
        </Button>
      )}
      {status === "drawing" && <Drawing about={about} />}
      {status === "stopped" && (
        <div className={styles.progress}>
          <span>{uncertaintyTexts.stopped}</span>
          <Button size="small" onClick={() => show(about)}>
            {uncertaintyTexts.again}
          </Button>
        </div>
      )}
      {status === "problem" && <ErrorNotice title={uncertaintyTexts.failed} onRetry={retry} />}
      {value !== null && <Findings {...{ about, catalogue, state }} drawn={drawnOf(state)} />}
    </section>
  );
};
