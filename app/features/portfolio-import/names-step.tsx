import { startTransition, useDeferredValue, useEffect, useRef, useState } from "react";
import { normalName } from "../../../workers/import/normal-name.ts";
import { importNamesTexts as words } from "../../text/en/import-names.ts";
import { formatCount, formatPercent } from "../../text/format.ts";
import { caption, section } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import type { ComboBoxOption } from "../../ui/combo-box/combo-box.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { SearchField } from "../../ui/field/search-field.tsx";
import { SegmentedControl } from "../../ui/segmented-control/segmented-control.tsx";
import { NameRow } from "./name-row.tsx";
import { NAME_STATES, type NameState, type StatedName, type StatedNames } from "./name-states.ts";
import * as styles from "./names-step.css.ts";

/** Decision about a name: prodsys_id, null = leave out, undefined = reopen. */
export interface NameChoice {
  readonly name: string;
  readonly use: string | null | undefined;
}

interface NamesStepProps {
  readonly names: StatedNames;
  readonly options: readonly ComboBoxOption[];
  readonly nameOf: (prodsys_id: string) => string;
  readonly onDecide: (choices: readonly NameChoice[]) => void;
  /** creates an own product from a copy of `like`; false = failed */
  readonly onNewProduct: (name: string, like: string) => Promise<boolean>;
  readonly files: React.ReactNode;
}

const A_PAGE = 50;
const NEXT = 10;

type Filter = NameState | "all";

/** Bar of the unit shares per state, with its legend. */
const Shares = ({ names }: { readonly names: StatedNames }) => (
  <div className={styles.shares}>
    <div className={styles.shareBar} aria-hidden>
      {(["sure", "chosen", "open", "left_out"] as const).map((state) => (
        <span key={state} className={styles.sharePart} data-state={state} style={{ flexGrow: names.shares[state] }} />
      ))}
    </div>
    <dl className={styles.shareTexts}>
      {(["sure", "chosen", "open", "left_out"] as const).map((state) => (
        <div key={state}>
          <dt>{words.states[state]}</dt>
          <dd>
            {words.shareOf(
              formatPercent(names.shares[state], 1),
              names.counts[state],
              formatCount(names.counts[state]),
            )}
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

/** How much the next undecided names would add to the share of decided units. */
const Next = ({ names }: { readonly names: StatedNames }) => {
  const next = names.names.filter(({ state }) => state === "open").slice(0, NEXT);
  if (next.length === 0 || names.units === 0) return null;
  const gained = next.reduce((sum, { units }) => sum + units, 0) / names.units;
  const share = formatPercent(names.shares.sure + names.shares.chosen + gained, 0);
  return <span className={caption}>{words.nextNames(next.length, formatCount(next.length), share)}</span>;
};

/** Distinct names of the file by share of units, each with its offers. Every choice is saved immediately. */
export const NamesStep = ({ names, options, nameOf, onDecide, onNewProduct, files }: NamesStepProps) => {
  const [filter, setFilter] = useState<Filter>("all");
  const [typed, setTyped] = useState("");
  const [pages, setPages] = useState(1);
  const [announced, setAnnounced] = useState("");
  const [hasFailed, setFailed] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  /** list index of the name that was decided last */
  const decided = useRef<number | null>(null);
  // the step appears at once, its rows as soon as they are rendered
  const isFrameDrawn = useDeferredValue(true, false);
  const wanted = normalName(useDeferredValue(typed));
  const found = names.names.filter(
    (name) => (filter === "all" || name.state === filter) && (wanted === "" || name.normal.includes(wanted)),
  );
  // undecided names first; within a state by units
  const order = filter === "all" ? NAME_STATES.flatMap((state) => found.filter((name) => name.state === state)) : found;
  const shown = order.slice(0, pages * A_PAGE);

  // keep the focus at the same place: on the name that replaced the decided one
  useEffect(() => {
    if (decided.current === null) return;
    const next = list.current?.querySelectorAll("li")[decided.current];
    decided.current = null;
    next?.querySelector("button")?.focus();
  });

  const decide = (at: number, { name }: StatedName, use: string | null | undefined) => {
    decided.current = at;
    if (use !== undefined) setAnnounced(words.decided(name, use === null ? words.isLeftOut : nameOf(use)));
    onDecide([{ name, use }]);
  };
  const makeOwn = async (at: number, { name }: StatedName, like: string) => {
    const isMade = await onNewProduct(name, like);
    if (isMade) decided.current = at;
    setFailed(!isMade);
  };
  const { counts } = names;
  return (
    <section className={styles.step} aria-label={words.step}>
      <h2 className={section}>
        {words.title(
          formatCount(counts.sure + counts.chosen),
          formatCount(names.count),
          formatPercent(names.shares.sure + names.shares.chosen, 0),
        )}
      </h2>
      <Shares names={names} />
      <div className={styles.tools}>
        <SegmentedControl<Filter>
          label={words.filter}
          value={filter}
          onChange={(next) => {
            setFilter(next);
            setPages(1);
          }}
          options={[
            { value: "all", label: words.all(formatCount(names.names.length)) },
            ...NAME_STATES.map((state) => ({
              value: state,
              label: words.stateCount(words.states[state], formatCount(counts[state])),
            })),
          ]}
        />
        <SearchField label={words.find} value={typed} onChange={setTyped} />
        <Next names={names} />
      </div>
      {hasFailed && <ErrorNotice title={words.newProductFailed} />}
      <output className={styles.spoken}>{announced}</output>
      <div className={styles.heads} aria-hidden>
        {(["name", "lines", "units", "share", "adds", "best", "others"] as const).map((head, at) => (
          <span key={head} className={at > 0 && at < 5 ? styles.number : undefined}>
            {words.heads[head]}
          </span>
        ))}
      </div>
      <ul ref={list} className={styles.list}>
        {isFrameDrawn &&
          shown.map((name, at) => (
            <NameRow
              key={name.name}
              name={name}
              share={names.units === 0 ? 0 : name.units / names.units}
              {...{ options, nameOf }}
              onDecide={(use) => decide(at, name, use)}
              onNewProduct={(like) => void makeOwn(at, name, like)}
            />
          ))}
      </ul>
      {order.length === 0 && <p className={caption}>{words.none}</p>}
      {order.length > shown.length && (
        <Button onClick={() => startTransition(() => setPages(pages + 1))}>
          {words.more(formatCount(Math.min(A_PAGE, order.length - shown.length)))}
        </Button>
      )}
      {names.count > names.names.length && (
        <p className={caption}>{words.shownOf(formatCount(names.names.length), formatCount(names.count))}</p>
      )}
      {files}
    </section>
  );
};
