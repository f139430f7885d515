import { useAtomValue, useSetAtom } from "jotai";
import { useMemo, useState } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { SwapSuggestion } from "../../../workers/engine/analysis/swap.ts";
import { swapEdit } from "../../../workers/engine/analysis/swap-edit.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { applyEdits, type EntryEdit } from "../../../workers/engine/portfolio/entry-edit.ts";
import { forbiddenOn } from "../../market-rules/forbidden-on.ts";
import { today } from "../../market-rules/law-words.ts";
import { lawOfProducts } from "../../state/analysis/market-rules.ts";
import { editLinesAtom, lastEditsAtom, undoPortfolioAtom } from "../../state/portfolio/portfolio-editing.ts";
import { exportProgressAtom, stopExportAtom } from "../../state/files/portfolio-export.ts";
import { portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import { portfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import { stopSwapsAtom, swapProgressAtom, type SwapWishes } from "../../state/portfolio/portfolio-swaps.ts";
import { createPortfolioAtom } from "../../state/work/portfolios.ts";
import { downloadSwapsAtom } from "../../state/files/swaps-csv.ts";
import { portfolioSwapsTexts } from "../../text/en/portfolio-swaps.ts";
import { formatCount, formatPercent, productName, shownScore } from "../../text/format.ts";
import { formatSummary } from "../../text/shares.ts";
import { small } from "../../theme/text.css.ts";
import { Button, LinkLike } from "../../ui/button/button.tsx";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import { useFirstRows } from "../../ui/first-rows/first-rows.tsx";
import { SwapLimits } from "./swap-limits.tsx";
import { shownSwaps, type ShownSwap } from "./shown-swaps.ts";
import { SwapList } from "./swap-list.tsx";
import { SwapTable } from "./swap-table.tsx";
import { gainOf } from "./swap-words.ts";
import * as styles from "./swaps.css.ts";
import { TOGETHER, useSwaps } from "./use-swaps.ts";

interface PortfolioSwapsProps {
  /** id of the heading */
  readonly id: string;
  readonly portfolio: PortfolioHead;
  readonly catalogue: Catalogue;
  /** called after a portfolio was made from this one */
  readonly onMade: (portfolio_id: string) => void;
}

const words = portfolioSwapsTexts;
/** Suggestions to show; the text says how many exist. */
const MOST = 20;
const NO_ROWS: readonly ShownSwap[] = [];

/** Best replacement for each line within its use case, with gains and trade-offs; can be applied, undone, or tried as a whole. */
export const PortfolioSwaps = ({ id, portfolio, catalogue, onMade }: PortfolioSwapsProps) => {
  const { portfolio_id } = portfolio;
  const names = portfolioNamesOf(catalogue);
  const progress = useAtomValue(swapProgressAtom);
  const { scores } = useAtomValue(portfolioScoresAtom(portfolio_id));
  const stop = useSetAtom(stopSwapsAtom);
  const edit = useSetAtom(editLinesAtom);
  const undo = useSetAtom(undoPortfolioAtom);
  const create = useSetAtom(createPortfolioAtom);
  const download = useSetAtom(downloadSwapsAtom);
  const writing = useAtomValue(exportProgressAtom);
  const stopWriting = useSetAtom(stopExportAtom);
  const [reusablesOnly, setReusablesOnly] = useState(false);
  const [usecase_id, setUsecase] = useState<string | null>(null);
  const [excluded, setExcluded] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState<{ readonly text: string; readonly edits: readonly EntryEdit[] | null } | null>(
    null,
  );
  const lastEdits = useAtomValue(lastEditsAtom(portfolio_id));
  // show the message and its undo button only while the swap is the last edit
  const undoable = notice !== null && notice.edits === lastEdits ? notice.edits : null;
  const message = notice !== null && (notice.edits === null || undoable !== null) ? notice.text : null;
  const [withForbidden, setForbidden] = useState(false);
  const law = lawOfProducts(catalogue, portfolio.region_use);
  const forbidden = useMemo(() => forbiddenOn(law, today()), [law]);
  const wishes: SwapWishes = {
    reusables_only: reusablesOnly,
    excluded: withForbidden ? excluded : [...excluded, ...forbidden],
    usecase_id,
    most: MOST,
  };
  const { found, together, problem, isSearching, onAgain } = useSwaps(portfolio_id, wishes);

  const nameOf = (prodsys_id: string) => productName(names.product(prodsys_id).name);
  const suggestions = found?.suggestions ?? [];
  const apply = async (swap: SwapSuggestion) => {
    if (found === null) return;
    const [from, to] = [nameOf(found.table.line(swap.entry).prodsys_id), nameOf(swap.prodsys_id)];
    const edits = [swapEdit(found.table, [swap])];
    const outcome = await edit(portfolio_id, edits, { what: words.step(from, to) });
    setNotice(outcome.ok ? { text: words.applied(from, to), edits } : { text: words.refused, edits: null });
  };
  const undoSwap = async (edits: readonly EntryEdit[]) => {
    const outcome = await undo(portfolio_id, edits);
    setNotice({ text: outcome.ok ? words.undone : words.refused, edits: null });
  };
  const best = suggestions.slice(0, TOGETHER);
  const makeNew = async () => {
    if (found === null) return;
    const { table } = applyEdits(found.table, [swapEdit(found.table, best)]);
    const { portfolio_id: scenario_of, ...head } = portfolio;
    const made = await create({ ...head, portfolio_name: words.fiveName(head.portfolio_name), scenario_of }, table);
    if (made.ok) onMade(made.value);
    else setNotice({ text: words.notMade, edits: null });
  };

  const shown = useMemo(() => found && shownSwaps(found, names, catalogue), [found, names, catalogue]);
  const first = useFirstRows(shown?.rows ?? NO_ROWS);
  const [largest] = suggestions;
  const firstGain = largest ? gainOf(largest) : null;
  const gap =
    scores === null || scores.summary === null || scores.best === null || scores.best.summary === null
      ? null
      : shownScore(scores.best.summary) - shownScore(scores.summary);

  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={words.title}
        note={portfolio.weights === undefined ? words.note : words.noteOwnWeights}
      />
      <SwapLimits
        catalogue={catalogue}
        usecases={[...new Set(found?.table.useCases)]}
        names={names}
        {...{ reusablesOnly, usecase_id, excluded }}
        withForbidden={forbidden.length === 0 ? null : withForbidden}
        onForbidden={setForbidden}
        onReusablesOnly={setReusablesOnly}
        onUsecase={setUsecase}
        onExcluded={setExcluded}
      />
      <div aria-live="polite">
        {message !== null && (
          <p className={styles.notice}>
            {message}
            {undoable !== null && (
              <Button size="small" icon="undo" onClick={() => void undoSwap(undoable)}>
                {words.undo}
              </Button>
            )}
          </p>
        )}
      </div>
      <div className={styles.place}>
        {isSearching && progress !== null && (
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
        {found && (
          <p className={small}>
            {suggestions.length === 0
              ? words.none
              : words.found(found.improvable, formatCount(found.improvable), formatCount(found.looked_at))}
            {firstGain !== null && firstGain >= 0.5 && gap !== null && gap > 0 && (
              <> {words.closes(Math.round(firstGain), formatCount(Math.round(firstGain)), formatCount(gap))}</>
            )}
          </p>
        )}
        {shown && shown.rows.length > 0 && (
          <>
            <SwapTable {...shown} rows={first.shown} law={law} onApply={(swap) => void apply(swap)} />
            <SwapList {...shown} rows={first.shown} law={law} onApply={(swap) => void apply(swap)} />
            {first.more}
          </>
        )}
      </div>
      {found && best.length > 0 && (
        <div className={styles.foot}>
          <Button className={styles.onScreen} disabled={isSearching} onClick={() => void makeNew()}>
            {words.five(best.length, formatCount(best.length))}
          </Button>
          {together && <span>{words.fiveScore(formatSummary(together.summary))}</span>}
          <CsvButton
            className={styles.file}
            label={words.csvLabel}
            onSave={() => download(portfolio_id, wishes)}
            progress={writing?.file === "swaps" ? writing.share : null}
            onStop={() => void stopWriting()}
          />
        </div>
      )}
    </section>
  );
};
