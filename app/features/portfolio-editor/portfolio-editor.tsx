import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import { remove } from "../../../workers/engine/portfolio/entry-edit.ts";
import type { EntryLine } from "../../../workers/engine/portfolio/entry-line.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { isWithin } from "../../../workers/engine/portfolio/period.ts";
import { groupedUseCases } from "../../choices/catalogue-lists.ts";
import { detailsOf } from "../../choices/line-groupings.ts";
import { PeriodLine } from "../../choices/period-line.tsx";
import { forbidding } from "../../market-rules/law-words.ts";
import { afterPaint } from "../../scheduling/after-paint.ts";
import { paintedBands } from "../../score-tables/band-of.ts";
import { lawOfProductsAtom } from "../../state/analysis/market-rules.ts";
import { lineColumnsAtom } from "../../state/core/column-order.ts";
import { pairKey, portfolioFiguresAtom } from "../../state/portfolio/portfolio-figures.ts";
import { type PortfolioNames, portfolioNamesAtom } from "../../state/portfolio/portfolio-names.ts";
import { portfolioPeriodAtom } from "../../state/portfolio/portfolio-period.ts";
import { lineDetailTexts } from "../../text/en/line-details.ts";
import { periodTexts } from "../../text/en/periods.ts";
import { portfolioEditorTexts as words } from "../../text/en/portfolio-editor.ts";
import { formatCount } from "../../text/format.ts";
import { named } from "../../text/short-name.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import type { SelectOption } from "../../ui/field/select.tsx";
import type { MenuPlace } from "../../ui/menu/context-menu.tsx";
import type { MenuItem } from "../../ui/menu/menu-items.tsx";
import { Announcer, Toast } from "../../ui/toast/toast.tsx";
import { AddProducts } from "./add-products.tsx";
import { ChosenLines } from "./chosen-lines.tsx";
import { columnName } from "./column-name.ts";
import { EditorFoot } from "./editor-foot.tsx";
import { EditorHead } from "./editor-head.tsx";
import { EditorToolbar, sortedBy } from "./editor-toolbar.tsx";
import * as styles from "./editor.css.ts";
import { EntriesTable } from "./entries-table.tsx";
import { type EntryView, type SortColumn, WHOLE_TABLE } from "./entry-order.ts";
import type { RowCommands } from "./entry-row.tsx";
import { FiguresInSight } from "./figures-in-sight.tsx";
import { LineMenu } from "./line-menu.tsx";
import type { LineRules } from "./line-search.ts";
import { OpenedLine } from "./opened-line.tsx";
import { MAX_PRINTED } from "./printed-lines.ts";
import type { FiguresAt } from "./row-figures.ts";
import { useRowsInSight } from "./rows-in-sight.ts";
import { useCopyLines } from "./use-copy-lines.ts";
import { useEntryOrder } from "./use-entry-order.ts";
import { useLineEdits } from "./use-line-edits.ts";
import { useLineSelection } from "./use-line-selection.ts";
import { usePortfolioCommands } from "./use-portfolio-commands.ts";

/** Climate impact and score of lines, as far as they are loaded. */
const usePairFigures = (id: string, table: EntryTable): FiguresAt => {
  const figures = useAtomValue(portfolioFiguresAtom(id));
  return useCallback<FiguresAt>(
    (place) => (place < table.length ? figures.get(pairKey(table.line(place))) : undefined),
    [figures, table],
  );
};

/** The use cases of the lines, in list order. */
const lineUseCases = (catalogue: Catalogue, names: PortfolioNames, table: EntryTable): SelectOption[] => {
  const order = groupedUseCases(catalogue.use_cases).flatMap((group) => group.use_cases.map((one) => one.usecase_id));
  return differentNumbers(table.columns.useCase)
    .map((number) => table.idOf(number))
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((usecase_id) => ({ value: usecase_id, ...named(names.usecase(usecase_id)) }));
};

export interface PortfolioEditorProps {
  readonly portfolio: PortfolioHead;
  readonly table: EntryTable;
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
  readonly productCommands: (line: EntryLine) => readonly MenuItem[];
}

/** Editor of the lines of a portfolio: search, sort, edit, bulk edits. Every change updates the scores and can be undone. */
export const PortfolioEditor = (props: PortfolioEditorProps) => {
  const { portfolio, table, catalogue, notice, scenarioOf, onScores, onScenario, actions, productCommands } = props;
  const id = portfolio.portfolio_id;
  const names = useAtomValue(portfolioNamesAtom);
  const law = useAtomValue(lawOfProductsAtom(portfolio.region_use));
  const period = useAtomValue(portfolioPeriodAtom(id));
  const edits = useLineEdits(id, catalogue);
  const { change, report, nameAt, settle, typeQuantity, setFood, dropTyped, foodsAt, onMessage } = edits;
  const { pasteQuantities } = edits;
  const { saveHead, addProducts, mergeEqual, makeScenario } = usePortfolioCommands(portfolio, report, onScenario);

  const sightAtom = useRowsInSight();
  const setInSight = useSetAtom(sightAtom);
  const [menu, setMenu] = useState<{ readonly place: number; readonly at: MenuPlace } | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const [isAdding, setAdding] = useState(false);

  // the head renders before the commands and the lines, which take longer
  const isHeadDrawn = useDeferredValue(true, false);
  const usecases = useMemo(() => lineUseCases(catalogue, names, table), [catalogue, names, table]);
  const bands = useMemo(() => paintedBands(catalogue.bands), [catalogue]);
  const figuresAt = usePairFigures(id, table);
  const rules = useMemo<LineRules>(
    () => ({
      isAssumed: (food_id) => food_id === catalogue.default_food || food_id === "",
      isForbidden: (prodsys_id) => forbidding(law.get(prodsys_id) ?? []) !== null,
      isOtherPeriod: (day) => !isWithin(day, period),
    }),
    [catalogue, law, period],
  );
  const { view, places, setView } = useEntryOrder(id, table, names, rules, figuresAt);
  const shownDetails = useAtomValue(lineColumnsAtom);
  const sites = useMemo(() => detailsOf(table, "site"), [table]);
  const { selection, choose, chooseAll } = useLineSelection(places, table.length);

  const { onCopied } = edits;
  useCopyLines(table, names, selection, onCopied);

  const onVisible = useCallback(
    (first: number, last: number) =>
      setInSight((before) => (before[0] === first && before[1] === last ? before : [first, last])),
    [setInSight],
  );

  // after an undo the notice may no longer be true
  const [isUndone, setUndone] = useState(false);
  if (!isUndone && edits.next.redo !== null) setUndone(true);

  // adding or removing lines changes their places: close the drawer
  const [openedOf, setOpenedOf] = useState(table.length);
  if (openedOf !== table.length) {
    setOpenedOf(table.length);
    setOpened(null);
  }

  // a ref keeps the commands stable when the sort order changes, because rows depend on them
  const placesNow = useRef(places);
  useEffect(() => {
    placesNow.current = places;
  }, [places]);
  const commands = useMemo<Omit<RowCommands, "onMove">>(
    () => ({
      onChoose: choose,
      onOpen: setOpened,
      onType: typeQuantity,
      // after the paint: Enter moves the focus without delay
      onSettle: () => afterPaint(settle),
      onDrop: dropTyped,
      onPaste: (at, field, cells) => pasteQuantities(placesNow.current, at, field, cells),
      onFood: setFood,
      foodOptions: foodsAt,
      onMenu: (place, button, point) => setMenu({ place, at: { button, point } }),
    }),
    [choose, typeQuantity, settle, dropTyped, pasteQuantities, setFood, foodsAt],
  );
  const sort = useCallback(
    (column: SortColumn) => {
      const next = sortedBy(view, column);
      setView(next);
      onMessage(words.sortedBy(columnName(column), next.sort?.descending === true));
    },
    [view, setView, onMessage],
  );
  const showOnly = (next: EntryView) => {
    const count = setView(next);
    // during a search the count in the foot is enough
    if (next.search === view.search) {
      onMessage(lineDetailTexts.active.found(count, formatCount(count), formatCount(table.length)));
    }
  };
  const removeLine = (place: number) =>
    change(
      (now) => [remove(now, Uint32Array.of(place))],
      { what: words.steps.remove(nameAt(place)) },
      words.bulk.removed(1, "1"),
    );

  return (
    <div className={styles.page}>
      <Announcer message={edits.message} />
      {edits.done !== null && <Toast message={edits.done} onClose={edits.onRead} />}
      <EditorHead
        portfolio={portfolio}
        region={names.region(portfolio.region_use)}
        scenarioOf={scenarioOf}
        period={
          <PeriodLine
            {...{ period, table }}
            isNamed={portfolio.period !== undefined}
            onChange={(chosen) => saveHead({ period: chosen }, periodTexts.step)}
            onShowOutside={() => showOnly({ ...WHOLE_TABLE, otherPeriod: true })}
          />
        }
        next={edits.next}
        onMove={(way) => void edits.move(way)}
        onSave={saveHead}
        onScores={onScores}
        onReturns={props.onReturns}
      />
      {notice !== null && !isUndone && <output className={styles.notice}>{notice}</output>}
      {edits.failure !== null && <ErrorNotice title={edits.failure} />}
      {isHeadDrawn && (
        <EditorToolbar
          view={view}
          onView={showOnly}
          chosen={
            selection.size === 0 ? null : (
              <ChosenLines
                {...{ id, catalogue, table, selection, places }}
                onChange={change}
                onClear={() => chooseAll(false)}
              />
            )
          }
          {...{ usecases, sites, actions }}
          details={table.details}
          onMerge={mergeEqual}
          onScenario={makeScenario}
          onAdd={() => setAdding(true)}
        />
      )}
      {places.length > MAX_PRINTED && (
        <p className={styles.onPaper}>{words.printed(formatCount(MAX_PRINTED), formatCount(places.length))}</p>
      )}
      <div className={styles.list}>
        {!isHeadDrawn ? null : places.length === 0 ? (
          <output className={styles.nothing}>{table.length === 0 ? words.empty : words.noLines}</output>
        ) : (
          <EntriesTable
            name={portfolio.portfolio_name}
            {...{ table, law, period, places, names, bands, figuresAt, selection, commands, onVisible }}
            shownDetails={shownDetails}
            sort={view.sort}
            onSort={sort}
            defaultFood={catalogue.default_food}
            onChooseAll={chooseAll}
          />
        )}
      </div>
      <EditorFoot id={id} lines={table.length} uses={table.uses} found={places.length} sightAtom={sightAtom} />
      <FiguresInSight {...{ id, places, sightAtom, figuresAt }} />
      {menu && menu.place < table.length && (
        <LineMenu
          name={nameAt(menu.place)}
          at={menu.at}
          isLast={table.length <= 1}
          productCommands={productCommands(table.line(menu.place))}
          onDetails={() => setOpened(menu.place)}
          onRemove={() => removeLine(menu.place)}
          onClose={() => setMenu(null)}
        />
      )}
      {opened !== null && opened < table.length && (
        <OpenedLine {...{ id, catalogue, names, table, places, edits }} place={opened} onOpen={setOpened} />
      )}
      {isAdding && (
        <AddProducts
          id={id}
          catalogue={catalogue}
          region_id={portfolio.region_use}
          onClose={() => setAdding(false)}
          onAdd={(lines) => {
            setAdding(false);
            addProducts(lines);
          }}
        />
      )}
    </div>
  );
};
