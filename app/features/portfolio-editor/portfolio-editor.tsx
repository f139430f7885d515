import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useMemo, useState, type ReactNode } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import { remove, setItem } from "../../../workers/engine/portfolio/entry-edit.ts";
import type { EntryLine } from "../../../workers/engine/portfolio/entry-line.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { groupedUseCases } from "../../choices/catalogue-lists.ts";
import { productsOf } from "../../choices/product-selection.ts";
import { paintedBands } from "../../score-tables/band-of.ts";
import {
  addLinesAtom,
  duplicateAsScenarioAtom,
  editPortfolioHeadAtom,
  mergeEqualLinesAtom,
} from "../../state/portfolio-editing.ts";
import { lawOfProductsAtom } from "../../state/market-rules.ts";
import { portfolioNamesAtom } from "../../state/portfolio-names.ts";
import {
  portfolioProgressAtom,
  portfolioScoresAtom,
  retryPortfolioScoresAtom,
  stopPortfolioScoresAtom,
} from "../../state/portfolio-scores.ts";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { formatCount, productName } from "../../text/format.ts";
import { ContextMenu, type MenuPlace } from "../../ui/context-menu.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import type { MenuItem } from "../../ui/menu-items.tsx";
import { Announcer } from "../../ui/toast.tsx";
import { columnName } from "./column-name.ts";
import { AddProducts } from "./add-products.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { BulkDialog, type BulkChange, type BulkKind } from "./bulk-dialog.tsx";
import { bulkEdit } from "./bulk-edits.ts";
import { EditorFoot } from "./editor-foot.tsx";
import { EditorHead } from "./editor-head.tsx";
import { EditorToolbar, sortedBy } from "./editor-toolbar.tsx";
import * as styles from "./editor.css.ts";
import { EntriesTable } from "./entries-table.tsx";
import { EntryDrawer } from "./entry-drawer.tsx";
import type { RowCommands } from "./entry-row.tsx";
import { EntrySelection } from "./entry-selection.ts";
import { useEntryOrder } from "./use-entry-order.ts";
import { useLineEdits } from "./use-line-edits.ts";
import { usePairFigures } from "./use-pair-figures.ts";

export interface PortfolioEditorProps {
  readonly portfolio: PortfolioHead;
  readonly table: EntryTable;
  readonly catalogue: Catalogue;
  /** name of the portfolio that this one is a scenario of; null = none */
  readonly scenarioOf: string | null;
  /** what was done last elsewhere, such as an import; null = nothing */
  readonly notice: string | null;
  readonly onScores: () => void;
  readonly onScenario: (portfolio_id: string) => void;
  /** commands of other features, left of "Add Products to Portfolio" */
  readonly actions: ReactNode;
  /** what other features offer for the product of a line */
  readonly productCommands: (line: EntryLine) => readonly MenuItem[];
}

const words = portfolioEditorTexts;
const NO_ROWS = new Uint32Array();

/** The lines of a portfolio: found, sorted, typed over, changed in bulk; every change scores at once and can be undone. */
export const PortfolioEditor = (props: PortfolioEditorProps) => {
  const { portfolio, table, catalogue, notice, scenarioOf, onScores, onScenario, actions, productCommands } = props;
  const id = portfolio.portfolio_id;
  const names = useAtomValue(portfolioNamesAtom);
  const law = useAtomValue(lawOfProductsAtom(portfolio.region_use));
  const scores = useAtomValue(portfolioScoresAtom(id));
  const progress = useAtomValue(portfolioProgressAtom(id));
  const edits = useLineEdits(id, catalogue);
  const { change, report, nameAt, settle, typeQuantity, setFood, dropTyped, foodsAt } = edits;
  const editHead = useSetAtom(editPortfolioHeadAtom);
  const addLines = useSetAtom(addLinesAtom);
  const merge = useSetAtom(mergeEqualLinesAtom);
  const duplicate = useSetAtom(duplicateAsScenarioAtom);
  const stop = useSetAtom(stopPortfolioScoresAtom);
  const retry = useSetAtom(retryPortfolioScoresAtom);

  const [selection, setSelection] = useState(() => EntrySelection.none(table.length));
  const [anchor, setAnchor] = useState<number | null>(null);
  const [window, setWindow] = useState<readonly [first: number, last: number]>([0, -1]);
  const [menu, setMenu] = useState<{ readonly place: number; readonly at: MenuPlace } | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const [bulk, setBulk] = useState<BulkKind | null>(null);
  const [isAdding, setAdding] = useState(false);

  const { useCase } = table.columns;
  const usecases = useMemo(() => {
    const order = groupedUseCases(catalogue.use_cases).flatMap((group) => group.use_cases.map((one) => one.usecase_id));
    const numbers = differentNumbers(useCase).map((number) => table.idOf(number));
    return numbers
      .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
      .map((usecase_id) => ({ value: usecase_id, label: names.usecase(usecase_id) }));
  }, [catalogue, names, table, useCase]);
  const bands = useMemo(() => paintedBands(catalogue.bands), [catalogue]);
  const [visible, setVisible] = useState<Uint32Array>(NO_ROWS);
  const figuresAt = usePairFigures(id, table, visible);
  const { view, places, setView } = useEntryOrder(id, table, names, figuresAt);

  const onVisible = useCallback(
    (first: number, last: number) => {
      setWindow(([oldFirst, oldLast]) =>
        oldFirst === first && oldLast === last ? [oldFirst, oldLast] : [first, last],
      );
      setVisible(last < first ? NO_ROWS : places.slice(first, last + 1));
    },
    [places],
  );

  // places of chosen lines mean other lines once lines were added or removed
  const [chosenOf, setChosenOf] = useState(table.length);
  if (chosenOf !== table.length) {
    setChosenOf(table.length);
    setSelection(EntrySelection.none(table.length));
    setOpened(null);
  }

  const choose = useCallback(
    (place: number, isChosen: boolean, withRange: boolean) => {
      const from = withRange && anchor !== null ? places.indexOf(anchor) : -1;
      const to = places.indexOf(place);
      const range = from < 0 ? [place] : places.slice(Math.min(from, to), Math.max(from, to) + 1);
      setSelection((before) => before.with(range, isChosen));
      setAnchor(place);
    },
    [anchor, places],
  );
  const commands = useMemo<Omit<RowCommands, "onMove">>(
    () => ({
      onChoose: choose,
      onOpen: setOpened,
      onType: typeQuantity,
      onSettle: settle,
      onDrop: dropTyped,
      onFood: setFood,
      foodOptions: foodsAt,
      onMenu: (place, button, point) => setMenu({ place, at: { button, point } }),
    }),
    [choose, typeQuantity, settle, dropTyped, setFood, foodsAt],
  );

  const removeLine = (place: number) =>
    change(
      (now) => [remove(now, Uint32Array.of(place))],
      { what: words.steps.remove(nameAt(place)) },
      words.bulk.removed(1, "1"),
    );
  const mergeEqual = async () => {
    const outcome = await merge(id, words.steps.merge);
    report(outcome, outcome.ok ? words.merged(outcome.value, formatCount(outcome.value)) : "");
  };
  const makeScenario = async () => {
    const outcome = await duplicate(id, words.scenarioName(portfolio.portfolio_name));
    if (outcome.ok) onScenario(outcome.value);
    else report(outcome);
  };

  // a scroll renders the page: what is made of all lines is made once for each choice of them
  const { chosen, chosenUsecases } = useMemo(() => {
    const { places } = selection;
    return { chosen: places, chosenUsecases: differentNumbers(places.map((place) => useCase[place] ?? 0)) };
  }, [selection, useCase]);
  const [firstUsecase] = chosenUsecases;
  const shownCount = formatCount(chosen.length);
  const applyBulk = (asked: BulkChange) => {
    setBulk(null);
    const { make, what } = bulkEdit(asked, chosen);
    change(make, { what }, words.bulk.changed(chosen.length, shownCount));
  };
  const removeChosen = () =>
    change(
      (now) => [remove(now, chosen)],
      { what: words.steps.bulkRemove(shownCount) },
      words.bulk.removed(chosen.length, shownCount),
    );

  const menuLine = menu !== null && menu.place < table.length ? table.line(menu.place) : null;
  const isLast = table.length <= 1;
  const openedLine = opened !== null && opened < table.length ? table.line(opened) : null;
  const openedAt = opened === null ? -1 : places.indexOf(opened);
  const neighbour = (by: 1 | -1): (() => void) | null => {
    const next = openedAt < 0 ? undefined : places[openedAt + by];
    return next === undefined ? null : () => setOpened(next);
  };
  return (
    <div className={styles.page}>
      <Announcer message={edits.message} />
      <EditorHead
        portfolio={portfolio}
        region={names.region(portfolio.region_use)}
        scenarioOf={scenarioOf}
        undo={edits.undo}
        onUndo={() => void edits.takeBack()}
        onRedo={() => void edits.doAgain()}
        onSave={(changes) =>
          void editHead(id, changes, words.head.title.toLowerCase()).then((outcome) => report(outcome))
        }
        onScores={onScores}
      />
      {notice !== null && <output className={styles.notice}>{notice}</output>}
      {edits.failure !== null && <ErrorNotice title={edits.failure} />}
      {selection.size > 0 ? (
        <BulkBar
          count={chosen.length}
          oneUseCase={chosenUsecases.length === 1}
          isAll={chosen.length >= table.length}
          onAct={setBulk}
          onRemove={removeChosen}
          onClear={() => setSelection(EntrySelection.none(table.length))}
        />
      ) : (
        <EditorToolbar
          view={view}
          onView={setView}
          {...{ usecases, actions, onScores }}
          onMerge={() => void mergeEqual()}
          onScenario={() => void makeScenario()}
          onAdd={() => setAdding(true)}
        />
      )}
      <div className={styles.list}>
        {places.length === 0 ? (
          <output className={styles.nothing}>{table.length === 0 ? words.empty : words.noLines}</output>
        ) : (
          <EntriesTable
            name={portfolio.portfolio_name}
            table={table}
            law={law}
            places={places}
            sort={view.sort}
            onSort={(column) => {
              const next = sortedBy(view, column);
              setView(next);
              edits.onMessage(words.sortedBy(columnName(column), next.sort?.descending === true));
            }}
            names={names}
            defaultFood={catalogue.default_food}
            bands={bands}
            figuresAt={figuresAt}
            selection={selection}
            onChooseAll={(isChosen) =>
              setSelection(isChosen ? selection.with(places, true) : EntrySelection.none(table.length))
            }
            commands={commands}
            onVisible={onVisible}
          />
        )}
      </div>
      <EditorFoot
        lines={table.length}
        uses={table.uses}
        found={places.length}
        visible={window}
        state={scores}
        progress={progress}
        onStop={() => void stop(id)}
        onRetry={retry}
      />
      {menu && menuLine && (
        <ContextMenu
          label={words.menuOf(nameAt(menu.place))}
          place={menu.at}
          onClose={() => setMenu(null)}
          items={[
            { label: words.menu.details, onSelect: () => setOpened(menu.place) },
            ...productCommands(menuLine),
            "rule",
            {
              label: isLast ? words.menu.lastLine : words.menu.remove,
              icon: "trash",
              danger: true,
              disabled: isLast,
              onSelect: () => removeLine(menu.place),
            },
          ]}
        />
      )}
      {opened !== null && openedLine && (
        <EntryDrawer
          id={id}
          catalogue={catalogue}
          place={opened}
          line={openedLine}
          product={names.product(openedLine.prodsys_id)}
          useCase={names.usecase(openedLine.usecase_id)}
          food={names.food(openedLine.food_id)}
          foods={foodsAt(opened)}
          onType={(quantity) => typeQuantity(opened, quantity)}
          onSettle={settle}
          onFood={(food_id) => setFood(opened, food_id)}
          onLabel={(label) =>
            change((now) => [setItem(now, opened, { label })], { what: words.steps.label(nameAt(opened)) })
          }
          onPrevious={neighbour(-1)}
          onNext={neighbour(1)}
          onClose={() => setOpened(null)}
        />
      )}
      {bulk !== null && (
        <BulkDialog
          kind={bulk}
          count={chosen.length}
          foods={catalogue.foods}
          products={productsOf(catalogue.products, table.idOf(firstUsecase ?? 0)).map(
            ({ prodsys_id, prodsys_name }) => ({
              prodsys_id,
              name: productName(prodsys_name),
            }),
          )}
          onApply={applyBulk}
          onClose={() => setBulk(null)}
        />
      )}
      {isAdding && (
        <AddProducts
          catalogue={catalogue}
          region_id={portfolio.region_use}
          onClose={() => setAdding(false)}
          onAdd={(lines) => {
            setAdding(false);
            const shown = formatCount(lines.length);
            void addLines(id, lines, words.steps.add(lines.length, shown)).then((outcome) =>
              report(outcome, words.add.added(lines.length, shown)),
            );
          }}
        />
      )}
    </div>
  );
};
