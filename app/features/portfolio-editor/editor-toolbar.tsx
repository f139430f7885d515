import type { ReactNode } from "react";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { Button } from "../../ui/button/button.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { SearchField } from "../../ui/field/search-field.tsx";
import { Select, type SelectOption } from "../../ui/field/select.tsx";
import { columnName } from "./column-name.ts";
import * as styles from "./editor.css.ts";
import { LineFilters } from "./line-filters.tsx";
import type { LineDetail } from "../../../edge-api/contract/line-details.ts";
import type { EntryView, SortColumn } from "./entry-order.ts";

interface EditorToolbarProps {
  readonly view: EntryView;
  readonly onView: (view: EntryView) => void;
  /** of the lines, in the order of lists */
  readonly usecases: readonly SelectOption[];
  /** different sites of the lines; null = no line has one */
  readonly sites: readonly string[] | null;
  /** details that any line has */
  readonly details: readonly LineDetail[];
  /** commands of other features */
  readonly actions: ReactNode;
  readonly onMerge: () => void;
  readonly onScenario: () => void;
  readonly onAdd: () => void;
  readonly onScores: () => void;
}

const words = portfolioEditorTexts;
/** What the lines can be sorted by where there are no heads to press. */
const SORTED_BY = ["use_case", "product", "food", "quantity", "mass", "climate", "score"] as const;
/** Sorted with the largest first when they are pressed for the first time. */
const NUMERIC: ReadonlySet<SortColumn> = new Set(["quantity", "mass", "climate", "score"]);

/** The view after a column was pressed: numbers begin with the largest, a second press turns the order round. */
export const sortedBy = (view: EntryView, column: SortColumn): EntryView => ({
  ...view,
  sort: { column, descending: view.sort?.column === column ? !view.sort.descending : NUMERIC.has(column) },
});

/** Which lines are shown, and what can be done with the portfolio. */
export const EditorToolbar = (props: EditorToolbarProps) => {
  const { view, onView, usecases, sites, details, actions, onMerge, onScenario, onAdd, onScores } = props;
  return (
    <div className={styles.toolbar}>
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
      <LineFilters {...{ view, onView, sites, details }} />
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
      <div className={styles.commands}>
        {actions}
        <Menu
          label={words.more}
          items={[
            { label: words.mergeEqual, onSelect: onMerge },
            { label: words.duplicate, onSelect: onScenario },
          ]}
        />
        <Button onClick={onAdd}>{words.addProducts}</Button>
        <Button kind="primary" onClick={onScores}>
          {words.viewScores}
        </Button>
      </div>
    </div>
  );
};
