import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import {
  remove,
  setItem,
  setItems,
  setQuantities,
  type EntryEdit,
} from "../../../workers/engine/portfolio/entry-edit.ts";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import type { EntryLine } from "../../../workers/engine/portfolio/entry-line.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { groupedUseCases } from "../../choices/catalogue-lists.ts";
import { productsOf } from "../../choices/product-selection.ts";
import { paintedBands } from "../../score-tables/band-of.ts";
import type { Outcome } from "../../state/outcome.ts";
import {
  addLinesAtom,
  dropQuantityAtom,
  duplicateAsScenarioAtom,
  editLinesAtom,
  editPortfolioHeadAtom,
  mergeEqualLinesAtom,
  portfolioUndoAtom,
  redoPortfolioAtom,
  settleQuantityAtom,
  typeQuantityAtom,
  undoPortfolioAtom,
  type StepName,
} from "../../state/portfolio-editing.ts";
import { portfolioNamesAtom } from "../../state/portfolio-names.ts";
import {
  portfolioProgressAtom,
  portfolioScoresAtom,
  retryPortfolioScoresAtom,
  stopPortfolioScoresAtom,
} from "../../state/portfolio-scores.ts";
import { portfolioTableAtom } from "../../state/portfolio-table.ts";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { formatCount, productName } from "../../text/format.ts";
import { Button } from "../../ui/button.tsx";
import { ContextMenu, type MenuPlace } from "../../ui/context-menu.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { MenuItem } from "../../ui/menu-items.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Select } from "../../ui/select.tsx";
import { Announcer } from "../../ui/toast.tsx";
import { AddProducts } from "./add-products.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { BulkDialog, type BulkChange, type BulkKind } from "./bulk-dialog.tsx";
import { EditorFoot } from "./editor-foot.tsx";
import { EditorHead } from "./editor-head.tsx";
import * as styles from "./editor.css.ts";
import { EntriesTable } from "./entries-table.tsx";
import { EntryDrawer } from "./entry-drawer.tsx";
import type { RowCommands } from "./entry-row.tsx";
import { EntrySelection } from "./entry-selection.ts";
import { foodOptions } from "./food-options.ts";
import { keptQuantity } from "./quantity-rule.ts";
import { useEntryOrder } from "./use-entry-order.ts";
import { usePairFigures } from "./use-pair-figures.ts";
import { useUndoKeys } from "../../ui/use-undo-keys.ts";

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
  const store = useStore();
  const names = useAtomValue(portfolioNamesAtom);
  const scores = useAtomValue(portfolioScoresAtom(id));
  const progress = useAtomValue(portfolioProgressAtom(id));
  const undo = useAtomValue(portfolioUndoAtom(id));
  const edit = useSetAtom(editLinesAtom);
  const editHead = useSetAtom(editPortfolioHeadAtom);
  const type = useSetAtom(typeQuantityAtom);
  const settle = useSetAtom(settleQuantityAtom);
  const drop = useSetAtom(dropQuantityAtom);
  const addLines = useSetAtom(addLinesAtom);
  const merge = useSetAtom(mergeEqualLinesAtom);
  const duplicate = useSetAtom(duplicateAsScenarioAtom);
  const undoStep = useSetAtom(undoPortfolioAtom);
  const redoStep = useSetAtom(redoPortfolioAtom);
  const stop = useSetAtom(stopPortfolioScoresAtom);
  const retry = useSetAtom(retryPortfolioScoresAtom);

  const [selection, setSelection] = useState(() => EntrySelection.none(table.length));
  const [anchor, setAnchor] = useState<number | null>(null);
  const [window, setWindow] = useState<readonly [first: number, last: number]>([0, -1]);
  const [menu, setMenu] = useState<{ readonly place: number; readonly at: MenuPlace } | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const [bulk, setBulk] = useState<BulkKind | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [message, setMessage] = useState("");
  const [failure, setFailure] = useState<string | null>(null);

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

  const report = useCallback((outcome: Outcome<unknown>, done = ""): void => {
    if (outcome.ok) {
      setFailure(null);
      setMessage(done);
    } else setFailure(outcome.problem.code === "conflict" ? words.refused : words.failed);
  }, []);
  const change = useCallback(
    async (make: (table: EntryTable) => readonly EntryEdit[], name: StepName, done = ""): Promise<void> =>
      report(await edit(id, make, name), done),
    [edit, id, report],
  );

  const nameAt = useCallback(
    (place: number): string => {
      const now = store.get(portfolioTableAtom(id));
      if (now === null || place >= now.length) return "";
      return productName(store.get(portfolioNamesAtom).product(now.line(place).prodsys_id).name);
    },
    [id, store],
  );
  const removeLine = (place: number) =>
    void change(
      (now) => [remove(now, Uint32Array.of(place))],
      { what: words.steps.remove(nameAt(place)) },
      words.bulk.removed(1, "1"),
    );
  const setFood = useCallback(
    (place: number, food_id: string) =>
      void change((now) => [setItem(now, place, { food_id })], {
        what: words.steps.food(nameAt(place)),
        group: `food ${place}`,
      }),
    [change, nameAt],
  );
  const typeQuantity = useCallback(
    (place: number, quantity: number) => type(id, place, quantity, words.steps.quantity(nameAt(place))),
    [type, id, nameAt],
  );
  const optionsAt = useCallback(
    (place: number) => {
      const now = store.get(portfolioTableAtom(id));
      return now === null || place >= now.length ? [] : foodOptions(catalogue.foods, now, place);
    },
    [catalogue, id, store],
  );

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
      onSettle: () => void settle(),
      onDrop: (place) => {
        drop();
        const now = store.get(portfolioTableAtom(id));
        if (now !== null && place < now.length) {
          setMessage(words.keptQuantity(nameAt(place), formatCount(now.line(place).quantity)));
        }
      },
      onFood: setFood,
      foodOptions: optionsAt,
      onMenu: (place, button, point) => setMenu({ place, at: { button, point } }),
    }),
    [choose, typeQuantity, settle, drop, store, id, nameAt, setFood, optionsAt],
  );

  const takeBack = useCallback(async () => {
    const outcome = await undoStep(id);
    if (outcome.ok) report(outcome, outcome.value === null ? "" : words.undone(outcome.value));
    else setFailure(words.notUndone);
  }, [id, report, undoStep]);
  const doAgain = useCallback(async () => {
    const outcome = await redoStep(id);
    if (outcome.ok) report(outcome, outcome.value === null ? "" : words.redone(outcome.value));
    else setFailure(words.notUndone);
  }, [id, redoStep, report]);
  const makeScenario = async () => {
    const outcome = await duplicate(id, words.scenarioName(portfolio.portfolio_name));
    if (outcome.ok) onScenario(outcome.value);
    else report(outcome);
  };
  useUndoKeys(takeBack, doAgain);
  // what was typed last is written also when the page is left for another one
  useEffect(() => () => void settle(), [settle]);

  // a scroll renders the page: what is made of all lines is made once for each choice of them
  const { chosen, chosenUsecases } = useMemo(() => {
    const { places } = selection;
    return { chosen: places, chosenUsecases: differentNumbers(places.map((place) => useCase[place] ?? 0)) };
  }, [selection, useCase]);
  const [firstUsecase] = chosenUsecases;
  const applyBulk = (asked: BulkChange) => {
    setBulk(null);
    const count = formatCount(chosen.length);
    const done = words.bulk.changed(chosen.length, count);
    const { steps } = words;
    switch (asked.kind) {
      case "set":
        return void change(
          (now) => [setQuantities(now, chosen, asked.quantity)],
          { what: steps.bulkQuantity(count) },
          done,
        );
      case "scale": {
        const scaled = (quantity: number) => keptQuantity(quantity * asked.factor);
        return void change((now) => [setQuantities(now, chosen, scaled)], { what: steps.bulkQuantity(count) }, done);
      }
      case "food":
        return void change(
          (now) => [setItems(now, chosen, { food_id: asked.food_id })],
          { what: steps.bulkFood(count) },
          done,
        );
      case "product":
        return void change(
          (now) => [setItems(now, chosen, { prodsys_id: asked.prodsys_id })],
          { what: steps.bulkProduct(count) },
          done,
        );
      case "label":
        return void change(
          (now) => [setItems(now, chosen, { label: asked.label })],
          { what: steps.bulkLabel(count) },
          done,
        );
    }
  };
  const removeChosen = () =>
    void change(
      (now) => [remove(now, chosen)],
      { what: words.steps.bulkRemove(formatCount(chosen.length)) },
      words.bulk.removed(chosen.length, formatCount(chosen.length)),
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
      <Announcer message={message} />
      <EditorHead
        portfolio={portfolio}
        region={names.region(portfolio.region_use)}
        scenarioOf={scenarioOf}
        undo={undo}
        onUndo={() => void takeBack()}
        onRedo={() => void doAgain()}
        onSave={(changes) =>
          void editHead(id, changes, words.head.title.toLowerCase()).then((outcome) => report(outcome))
        }
        onScores={onScores}
      />
      {notice !== null && <output className={styles.notice}>{notice}</output>}
      {failure !== null && <ErrorNotice title={failure} />}
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
        <div className={styles.toolbar}>
          <SearchField
            className={styles.search}
            label={words.search}
            placeholder={words.search}
            value={view.search}
            onChange={(search) => setView({ ...view, search })}
          />
          <Select
            className={styles.filter}
            label={words.usecaseFilter}
            hideLabel
            value={view.usecase_id}
            onChange={(usecase_id) => setView({ ...view, usecase_id })}
            options={[{ value: "", label: words.allUseCases }, ...usecases]}
          />
          <Select
            className={styles.phoneSort}
            label={words.sortBy}
            hideLabel
            value={view.sort?.column ?? ""}
            onChange={(value) => {
              const column = SORTED_BY.find((one) => one === value);
              setView({ ...view, sort: column === undefined ? null : { column, descending: NUMERIC.has(column) } });
            }}
            options={[
              { value: "", label: words.asAdded },
              ...SORTED_BY.map((value) => ({ value, label: words.columns[value] })),
            ]}
          />
          <div className={styles.commands}>
            {actions}
            <Menu
              label={words.more}
              items={[
                {
                  label: words.mergeEqual,
                  onSelect: () =>
                    void merge(id, words.steps.merge).then((outcome) =>
                      report(outcome, outcome.ok ? words.merged(outcome.value, formatCount(outcome.value)) : ""),
                    ),
                },
                {
                  label: words.duplicate,
                  onSelect: () => void makeScenario(),
                },
              ]}
            />
            <Button onClick={() => setAdding(true)}>{words.addProducts}</Button>
            <Button kind="primary" onClick={onScores}>
              {words.viewScores}
            </Button>
          </div>
        </div>
      )}
      <div className={styles.list}>
        {places.length === 0 ? (
          <output className={styles.nothing}>{table.length === 0 ? words.empty : words.noLines}</output>
        ) : (
          <EntriesTable
            name={portfolio.portfolio_name}
            table={table}
            places={places}
            sort={view.sort}
            onSort={(column) => {
              const descending = view.sort?.column === column ? !view.sort.descending : NUMERIC.has(column);
              setView({ ...view, sort: { column, descending } });
              setMessage(words.sortedBy(words.columns[column], descending));
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
          foods={optionsAt(opened)}
          onType={(quantity) => typeQuantity(opened, quantity)}
          onSettle={() => void settle()}
          onFood={(food_id) => setFood(opened, food_id)}
          onLabel={(label) =>
            void change((now) => [setItem(now, opened, { label })], { what: words.steps.label(nameAt(opened)) })
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

/** What the lines can be sorted by where there are no heads to press. */
const SORTED_BY = ["use_case", "product", "food", "quantity", "mass", "climate", "score"] as const;
/** Sorted with the largest first when they are pressed for the first time. */
const NUMERIC: ReadonlySet<string> = new Set(["quantity", "mass", "climate", "score"]);
