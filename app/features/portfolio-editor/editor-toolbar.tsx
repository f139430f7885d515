import { useState, type ReactNode } from "react";
import { portfolioEditorTexts as words } from "../../text/en/portfolio-editor.ts";
import { Button } from "../../ui/button/button.tsx";
import { Drawer } from "../../ui/dialog/drawer.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { SearchField } from "../../ui/field/search-field.tsx";
import { Select, type SelectOption } from "../../ui/field/select.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { columnName } from "./column-name.ts";
import * as styles from "./editor.css.ts";
import { LineFilters } from "./line-filters.tsx";
import type { LineDetail } from "../../../edge-api/contract/line-details.ts";
import type { EntryView, SortColumn } from "./entry-order.ts";
import { useIsPhone } from "./rows-in-sight.ts";

interface EditorToolbarProps {
  readonly view: EntryView;
  readonly onView: (view: EntryView) => void;
  /** use cases of the lines, in list order */
  readonly usecases: readonly SelectOption[];
  /** distinct sites of the lines; null = no line has one */
  readonly sites: readonly string[] | null;
  /** details that at least one line has */
  readonly details: readonly LineDetail[];
  /** commands from other features */
  readonly actions: ReactNode;
  readonly onMerge: () => void;
  readonly onScenario: () => void;
  readonly onAdd: () => void;
  /** commands for the chosen lines, in place of the others; null = none are chosen */
  readonly chosen: ReactNode;
}

/** Sort options on a phone, where the table has no column heads. */
const SORTED_BY = ["use_case", "product", "food", "quantity", "mass", "climate", "score"] as const;
/** Columns that sort in descending order first. */
const NUMERIC: ReadonlySet<SortColumn> = new Set(["quantity", "mass", "climate", "score"]);

/** The view after a click on a column head: numbers start in descending order, a second click reverses the order. */
export const sortedBy = (view: EntryView, column: SortColumn): EntryView => ({
  ...view,
  sort: { column, descending: view.sort?.column === column ? !view.sort.descending : NUMERIC.has(column) },
});

/** Search and filters, in a sheet on a phone, where the lines come first; and the commands of the portfolio or of the chosen lines. */
export const EditorToolbar = (props: EditorToolbarProps) => {
  const { view, onView, usecases, sites, details, actions, onMerge, onScenario, onAdd, chosen } = props;
  const isPhone = useIsPhone();
  const [isSheetOpen, setSheetOpen] = useState(false);
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
      <LineFilters {...{ view, onView, sites, details }} inSheet={isPhone} />
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
      <Button kind="primary" onClick={onAdd}>
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
    </div>
  );
};
