import { type ReactNode, useDeferredValue, useState } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { PortfolioLine } from "../../../workers/engine/portfolio/portfolio-line.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { PeriodLine } from "../../choices/period-line.tsx";
import { lineDetailTexts } from "../../text/en/line-details.ts";
import { periodTexts } from "../../text/en/periods.ts";
import { formatCount } from "../../text/format.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import type { MenuItem } from "../../ui/menu/menu-items.tsx";
import { Announcer, Toast } from "../../ui/toast/toast.tsx";
import { ChosenLines } from "./chosen-lines.tsx";
import { EditorHead } from "./editor-head.tsx";
import { EditorLines } from "./editor-lines.tsx";
import { EditorToolbar } from "./editor-toolbar.tsx";
import * as styles from "./editor.css.ts";
import { type LineView, WHOLE_TABLE } from "./line-order.ts";
import { useCopyLines } from "./use-copy-lines.ts";
import { useEditorView } from "./use-editor-view.ts";
import { useLineEdits } from "./use-line-edits.ts";
import { useLineSelection } from "./use-line-selection.ts";
import { usePortfolioCommands } from "./use-portfolio-commands.ts";

export interface PortfolioEditorProps {
  readonly portfolio: PortfolioHead;
  readonly table: LineTable;
  readonly catalogue: Catalogue;
  /** name of the portfolio that this one is a scenario of; null = none */
  readonly scenarioOf: string | null;
  /** result of the last action elsewhere, such as an import; null = none */
  readonly notice: string | null;
  readonly onScores: () => void;
  readonly onReturns: () => void;
  readonly onScenario: (portfolio_id: string) => void;
  /** commands from other features, shown left of "Add Products to Portfolio" */
  readonly actions: ReactNode;
  readonly productCommands: (line: PortfolioLine) => readonly MenuItem[];
}

/** Editor of the lines of a portfolio: search, sort, edit, bulk edits. Every change updates the scores and can be undone. */
export const PortfolioEditor = (props: PortfolioEditorProps) => {
  const { portfolio, table, catalogue, notice, scenarioOf, onScores, onReturns, onScenario, actions } = props;
  const id = portfolio.portfolio_id;
  const edits = useLineEdits(id, catalogue);
  const { saveHead, addProducts, mergeEqual, makeScenario } = usePortfolioCommands(portfolio, edits.report, onScenario);
  const shown = useEditorView(portfolio, table, catalogue);
  const { names, period, view, places, setView } = shown;
  const chosen = useLineSelection(places, table.length);
  const { selection, chooseAll } = chosen;
  useCopyLines(table, names, selection, edits.onCopied);

  // the head renders before the commands and the lines, which take longer
  const isHeadDrawn = useDeferredValue(true, false);

  // after an undo the notice may no longer be true
  const [isUndone, setUndone] = useState(false);
  if (!isUndone && edits.next.redo !== null) setUndone(true);

  const showOnly = (next: LineView) => {
    const count = setView(next);
    // during a search the count in the foot is enough
    if (next.search === view.search) {
      edits.onMessage(lineDetailTexts.active.found(count, formatCount(count), formatCount(table.length)));
    }
  };

  return (
    <div className={styles.page}>
      <Announcer message={edits.message} />
      {edits.done !== null && <Toast message={edits.done} onClose={edits.onRead} />}
      <EditorHead
        {...{ portfolio, scenarioOf, onScores, onReturns }}
        region={names.region(portfolio.region_use)}
        period={
          <PeriodLine
            {...{ period, table }}
            isNamed={portfolio.period !== undefined}
            onChange={(chosenPeriod) => saveHead({ period: chosenPeriod }, periodTexts.step)}
            onShowOutside={() => showOnly({ ...WHOLE_TABLE, otherPeriod: true })}
          />
        }
        next={edits.next}
        onMove={(way) => void edits.move(way)}
        onSave={saveHead}
      />
      {notice !== null && !isUndone && <output className={styles.notice}>{notice}</output>}
      {edits.failure !== null && <ErrorNotice title={edits.failure} />}
      {isHeadDrawn && (
        <EditorToolbar
          {...{ portfolio, table, catalogue, names, view, actions }}
          onView={showOnly}
          chosen={
            selection.size === 0 ? null : (
              <ChosenLines
                {...{ id, catalogue, table, selection, places }}
                onChange={edits.change}
                onClear={() => chooseAll(false)}
              />
            )
          }
          onMerge={mergeEqual}
          onScenario={makeScenario}
          onAdd={addProducts}
        />
      )}
      <EditorLines {...{ portfolio, table, catalogue, edits, shown, chosen }} productCommands={props.productCommands} />
    </div>
  );
};
