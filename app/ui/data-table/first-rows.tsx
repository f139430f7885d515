import { useState, type ReactNode } from "react";
import { pageSectionsTexts } from "../../text/en/page-sections.ts";
import { formatCount } from "../../text/format.ts";
import { LinkLike } from "../button/button.tsx";
import { usePrinting } from "../use-printing.ts";
import * as css from "./data-table.css.ts";

/** Rows of a long table that are shown at first. */
export const FIRST_ROWS = 5;

interface FirstRows<T> {
  readonly shown: readonly T[];
  /** true once all rows were asked for */
  readonly showsAll: boolean;
  /** the button that shows all rows or the first again; null if there are no more */
  readonly more: ReactNode;
}

/** The first five rows of a table, then all of them on request and in print. */
export const useFirstRows = <T,>(rows: readonly T[]): FirstRows<T> => {
  const [showsAll, setShowsAll] = useState(false);
  const isPrinting = usePrinting();
  const { all, first } = pageSectionsTexts.more;
  const more =
    rows.length > FIRST_ROWS ? (
      <p className={css.moreRows}>
        <LinkLike aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? first(formatCount(FIRST_ROWS)) : all(formatCount(rows.length))}
        </LinkLike>
      </p>
    ) : null;
  return { showsAll, shown: showsAll || isPrinting ? rows : rows.slice(0, FIRST_ROWS), more };
};
