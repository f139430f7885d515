import { type ReactNode, useMemo, useState } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import type { PortfolioLine } from "../../../workers/engine/portfolio/portfolio-line.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { groupedUseCases } from "../../choices/catalogue-lists.ts";
import { detailsOf } from "../../choices/line-groupings.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { portfolioEditorTexts as words } from "../../text/en/portfolio-editor.ts";
import { named } from "../../text/short-name.ts";
import { Button } from "../../ui/button/button.tsx";
import { Drawer } from "../../ui/dialog/drawer.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { SearchField } from "../../ui/field/search-field.tsx";
import { Select, type SelectOption } from "../../ui/field/select.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { AddProducts } from "./add-products.tsx";
import { columnName } from "./column-name.ts";
import * as styles from "./editor.css.ts";
import { LineFilters } from "./line-filters.tsx";
import type { LineView, SortColumn } from "./line-order.ts";
import { useIsPhone } from "./rows-in-sight.ts";

interface EditorToolbarProps {
  readonly portfolio: PortfolioHead;
  readonly table: LineTable;
  readonly catalogue: Catalogue;
  readonly names: PortfolioNames;
  readonly view: LineView;
  readonly onView: (view: LineView) => void;
  /** commands from other features */
  readonly actions: ReactNode;
  readonly onMerge: () => void;
  readonly onScenario: () => void;
  readonly onAdd: (lines: readonly PortfolioLine[]) => void;
  /** commands for the chosen lines, in place of the others; null = none are chosen */
  readonly chosen: ReactNode;
}

/** Sort options on a phone, where the table has no column heads. */
const SORTED_BY = ["use_case", "product", "food", "quantity", "mass", "climate", "score"] as const;
/** Columns that sort in descending order first. */
const NUMERIC: ReadonlySet<SortColumn> = new Set(["quantity", "mass", "climate", "score"]);

/** The view after a click on a column head: numbers start in descending order, a second click reverses the order. */
export const sortedBy = (view: LineView, column: SortColumn): LineView => ({
  ...view,
  sort: { column, descending: view.sort?.column === column ? !view.sort.descending : NUMERIC.has(column) },
});

/** The use cases of the lines, in list order. */
const lineUseCases = (catalogue: Catalogue, names: PortfolioNames, table: LineTable): SelectOption[] => {
  const order = groupedUseCases(catalogue.use_cases).flatMap((group) => group.use_cases.map((one) => one.usecase_id));
  return differentNumbers(table.columns.useCase)
    .map((number) => table.idOf(number))
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((usecase_id) => ({ value: usecase_id, ...named(names.usecase(usecase_id)) }));
};

/** Search and filters, in a sheet on a phone, where the lines come first; and the commands of the portfolio or of the chosen lines. */
export const EditorToolbar = (props: EditorToolbarProps) => {
  const { portfolio, table, catalogue, names, view, onView, actions, onMerge, onScenario, onAdd, chosen } = props;
  const isPhone = useIsPhone();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const usecases = useMemo(() => lineUseCases(catalogue, names, table), [catalogue, names, table]);
  const sites = useMemo(() => detailsOf(table, "site"), [table]);
  const filters = (
    <>
      <SearchField
        className={styles.search}
        label={words.search}
        placeholder={words.search}
        value={view.search}
        onChange={(search) => onView({ ...view, search })}
      />
      <Select
        className={styles.filter}
        label={words.usecaseFilter}
        hideLabel
        value={view.usecase_id}
        onChange={(usecase_id) => onView({ ...view, usecase_id })}
        options={[{ value: "", label: words.allUseCases }, ...usecases]}
      />
      <LineFilters {...{ view, onView, sites }} details={table.details} inSheet={isPhone} />
      <Select
        className={styles.phoneSort}
        label={words.sortBy}
        hideLabel
        value={view.sort?.column ?? ""}
        onChange={(value) => {
          const column = SORTED_BY.find((one) => one === value);
          onView(column === undefined ? { ...view, sort: null } : sortedBy({ ...view, sort: null }, column));
        }}
        options={[
          { value: "", label: words.asAdded },
          ...SORTED_BY.map((value) => ({ value, label: columnName(value) })),
        ]}
      />
    </>
  );
  const commands = (
    <>
      {actions}
      <Menu
        label={words.more}
        items={[
          { label: words.mergeEqual, onSelect: onMerge },
          { label: words.duplicate, onSelect: onScenario },
        ]}
      />
      <Button kind="primary" onClick={() => setAdding(true)}>
        {words.addProducts}
      </Button>
    </>
  );
  return (
    <div className={styles.toolbar}>
      {!isPhone && filters}
      <div className={styles.commandPlace}>
        <div className={styles.commands} data-covered={chosen !== null}>
          {isPhone && <Button onClick={() => setSheetOpen(true)}>{words.filter}</Button>}
          {commands}
        </div>
        {chosen}
      </div>
      {isPhone && isSheetOpen && (
        <Drawer title={words.filter} onClose={() => setSheetOpen(false)}>
          <div className={styles.fields}>{filters}</div>
        </Drawer>
      )}
      <ActiveFilters view={view} onView={onView} />
      {isAdding && (
        <AddProducts
          id={portfolio.portfolio_id}
          catalogue={catalogue}
          region_id={portfolio.region_use}
          onClose={() => setAdding(false)}
          onAdd={(lines) => {
            setAdding(false);
            onAdd(lines);
          }}
        />
      )}
    </div>
  );
};
