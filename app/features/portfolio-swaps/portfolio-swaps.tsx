import { useAtomValue, useSetAtom } from "jotai";
import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { SwapStep } from "../../../workers/engine/analysis/swap.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { swapKey } from "../../../workers/engine/plan/planned-lines.ts";
import { detailsOf } from "../../choices/line-groupings.ts";
import { exportProgressAtom, stopExportAtom } from "../../exports/portfolio-export.ts";
import { downloadSwapsAtom } from "../../exports/swaps.ts";
import { forbiddenOn, today } from "../../market-rules/law-words.ts";
import { lawOfProducts } from "../../state/analysis/market-rules.ts";
import { storedPlanAtom } from "../../state/analysis/portfolio-plan.ts";
import { portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import { portfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import { stopSwapsAtom, swapProgressAtom, type SwapSearch } from "../../state/portfolio/portfolio-swaps.ts";
import { portfolioTableAtom } from "../../state/portfolio/portfolio-table.ts";
import { setSwapChoicesAtom, swapChoicesAtom } from "../../state/portfolio/swap-limits.ts";
import { portfolioSwapsTexts as words } from "../../text/en/portfolio-swaps.ts";
import { formatCount, formatPercent, productName, shownScore } from "../../text/format.ts";
import { small } from "../../theme/text.css.ts";
import { Button, LinkLike } from "../../ui/button/button.tsx";
import { flushEnd } from "../../ui/button/flush.css.ts";
import { classNames } from "../../ui/class-names.ts";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { type ShownSwap, shownSwaps } from "./shown-swaps.ts";
import { SwapFindings } from "./swap-findings.tsx";
import { SwapGroups } from "./swap-groups.tsx";
import { SwapLimits } from "./swap-limits.tsx";
import { SwapLines } from "./swap-lines.tsx";
import { SwapList } from "./swap-list.tsx";
import { SwapTable } from "./swap-table.tsx";
import * as styles from "./swaps.css.ts";
import { planned, useSwapCommands } from "./use-swap-commands.ts";
import { useSwaps } from "./use-swaps.ts";

interface PortfolioSwapsProps {
  /** id of the heading */
  readonly id: string;
  readonly portfolio: PortfolioHead;
  readonly catalogue: Catalogue;
}

/** Points of the changes beyond the limit, in words. */
const pointsInWords = (from: number, to: number): string => {
  const points = shownScore(to) - shownScore(from);
  return points < 1 ? words.moreBelowOne : words.morePoints(points, formatCount(points));
};

/**
 * Swaps of a product in all its lines, each chosen with those before it made, under limits that the user sets. One can
 * be applied as one undo step; one or the first few can be put into the plan.
 */
export const PortfolioSwaps = ({ id, portfolio, catalogue }: PortfolioSwapsProps) => {
  const { portfolio_id } = portfolio;
  const names = portfolioNamesOf(catalogue);
  const progress = useAtomValue(swapProgressAtom);
  const { scores } = useAtomValue(portfolioScoresAtom(portfolio_id));
  const table = useAtomValue(portfolioTableAtom(portfolio_id));
  const usecases = useMemo(() => table?.useCases ?? [], [table]);
  const sites = useMemo(() => table && detailsOf(table, "site"), [table]);
  const stored = useAtomValue(swapChoicesAtom(portfolio_id));
  // a site that no line has any more is no limit
  const choices = { ...stored, site: sites?.find((site) => site === stored.site) ?? null };
  const setChoices = useSetAtom(setSwapChoicesAtom);
  const stop = useSetAtom(stopSwapsAtom);
  const download = useSetAtom(downloadSwapsAtom);
  const writing = useAtomValue(exportProgressAtom);
  const stopWriting = useSetAtom(stopExportAtom);
  const [opened, setOpened] = useState<string | null>(null);
  const [hasAll, setAll] = useState(false);
  const law = lawOfProducts(catalogue, portfolio.region_use);
  const forbidden = useMemo(() => forbiddenOn(law, today()), [law]);
  const { most, with_forbidden, ...limits } = choices;
  const wishes: SwapSearch = { ...limits, forbidden: with_forbidden ? [] : forbidden };
  const { found, problem, isSearching, isSlow, onAgain } = useSwaps(portfolio_id, wishes);
  const { message, onUndo, apply, accept } = useSwapCommands(portfolio, (id) => productName(names.product(id).name));
  const shown = useMemo(() => found && shownSwaps(found, names, catalogue), [found, names, catalogue]);

  const plan = useAtomValue(storedPlanAtom(portfolio_id));
  const keyOf = (step: SwapStep) => swapKey(planned(step, choices.site));

  const steps = found?.steps ?? [];
  const first = useMemo(() => (found?.steps ?? []).slice(0, most), [found, most]);
  const more = steps.slice(most);
  const rows = shown === null ? [] : shown.rows.slice(0, hasAll ? undefined : most);
  const change = (changes: Parameters<typeof setChoices>[1]) => setChoices(portfolio_id, changes);
  const linesOf = ({ step, from }: ShownSwap) =>
    found && (
      <SwapLines
        step={step}
        product={from.name}
        table={found.table}
        names={names}
        defaultFood={catalogue.default_food}
      />
    );
  // a command removes the focused row: move the focus to the sentence above the rows
  const finding = useRef<HTMLParagraphElement>(null);
  const mayLoseFocus = useRef(false);
  useEffect(() => {
    if (!mayLoseFocus.current || isSearching) return;
    mayLoseFocus.current = false;
    if (document.activeElement === document.body) finding.current?.focus();
  }, [isSearching]);
  const rowProps = {
    law,
    opened,
    onOpen: setOpened,
    isSearching,
    onApply: ({ step }: ShownSwap) => {
      mayLoseFocus.current = true;
      if (found !== null) void apply(found, step);
    },
    onRuleOut: ({ to }: ShownSwap) => {
      mayLoseFocus.current = true;
      change({ excluded: [...choices.excluded, to.prodsys_id] });
    },
    onAccept: ({ step }: ShownSwap) => void accept([step], choices.site),
    isInPlan: ({ step }: ShownSwap) =>
      plan.swaps.some((one) => one.prodsys_id === step.prodsys_id && swapKey(one) === keyOf(step)),
    linesOf,
  };

  return (
    <Section
      id={id}
      className={styles.section}
      title={words.title}
      note={portfolio.weights === undefined ? words.note : words.noteOwnWeights}
    >
      <SwapLimits
        {...{ catalogue, names, usecases, sites, choices }}
        hasForbidden={forbidden.length > 0}
        onChange={change}
      />
      <div aria-live="polite">
        {message !== null && (
          <p className={styles.notice}>
            {message}
            {onUndo !== null && (
              <Button size="small" icon="undo" onClick={onUndo}>
                {words.undo}
              </Button>
            )}
          </p>
        )}
      </div>
      <div className={styles.place} aria-busy={isSearching}>
        {isSlow && progress !== null && (
          <p className={small}>
            {words.searching(formatPercent(progress))} <LinkLike onClick={() => void stop()}>{words.stop}</LinkLike>
          </p>
        )}
        {problem?.code === "cancelled" && (
          <p className={small}>
            {words.stopped} <LinkLike onClick={onAgain}>{words.again}</LinkLike>
          </p>
        )}
        {problem && problem.code !== "cancelled" && <ErrorNotice title={words.failed} onRetry={onAgain} />}
        {found && steps.length === 0 && <p className={small}>{words.none}</p>}
        {first.length > 0 && (
          <SwapFindings ref={finding} steps={first} all={found?.looked_at ?? 0} {...{ scores, catalogue }} />
        )}
        {shown && rows.length > 0 && (
          <>
            <SwapTable amounts={shown.amounts} rows={rows} {...rowProps} />
            <SwapList amounts={shown.amounts} rows={rows} {...rowProps} />
          </>
        )}
      </div>
      {found && first.length > 0 && (
        <div className={classNames(styles.foot, flushEnd)}>
          <Button className={styles.onScreen} disabled={isSearching} onClick={() => void accept(first, choices.site)}>
            {words.acceptFirst(first.length, formatCount(first.length))}
          </Button>
          {more.length > 0 && (
            <span className={styles.more}>
              {words.more(
                more.length,
                formatCount(more.length),
                pointsInWords(more[0]?.summary_before ?? 0, more.at(-1)?.summary_after ?? 0),
              )}{" "}
              <LinkLike
                className={styles.onScreen}
                aria-expanded={hasAll}
                onClick={() => startTransition(() => setAll(!hasAll))}
              >
                {hasAll ? words.showFewer : words.showMore}
              </LinkLike>
            </span>
          )}
          <CsvButton
            className={styles.file}
            label={words.csvLabel}
            onSave={() => download(portfolio_id, { ...wishes, most })}
            progress={writing?.file === "swaps" ? writing.share : null}
            onStop={() => void stopWriting()}
          />
        </div>
      )}
      {found && first.length > 0 && (
        <SwapGroups portfolio_id={portfolio_id} found={found} steps={first} {...{ catalogue, names }} />
      )}
    </Section>
  );
};
