import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Head } from "../data-table/data-table.tsx";
import { Icon } from "../icon/icon.tsx";
import * as css from "./sort-head.css.ts";

export type SortDirection = "ascending" | "descending";

interface SortHeadProps {
  readonly children: ReactNode;
  /** null = the table is sorted by another column */
  readonly sorted: SortDirection | null;
  readonly onSort: () => void;
  readonly numeric?: boolean;
  readonly afterNumber?: boolean;
  readonly className?: string;
}

/** A column heading with a button that sorts the table; `aria-sort` and an arrow show the order. */
export const SortHead = ({ children, sorted, onSort, ...look }: SortHeadProps) => (
  <Head {...look} aria-sort={sorted ?? undefined}>
    <button
      type="button"
      onClick={onSort}
      className={classNames(css.button, look.numeric === true && css.numeric, sorted !== null && css.sorted)}
    >
      {children}
      <span className={css.arrow}>
        <Icon name={sorted === "descending" ? "chevronDown" : "chevronUp"} />
      </span>
    </button>
  </Head>
);
