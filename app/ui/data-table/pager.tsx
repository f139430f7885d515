import { partTexts } from "../../text/en/parts.ts";
import { formatCount, formatRange } from "../../text/format.ts";
import { IconButton } from "../button/button.tsx";
import * as css from "./data-table.css.ts";

interface PagerProps {
  /** name of the list */
  readonly label: string;
  readonly rows: number;
  readonly perPage: number;
  /** from 0 */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Previous and next page of a long list; renders nothing if all rows fit on one page. */
export const Pager = ({ label, rows, perPage, page, onPage }: PagerProps) => {
  if (rows <= perPage) return null;
  const first = page * perPage + 1;
  const last = Math.min(rows, first + perPage - 1);
  return (
    <nav className={css.pager} aria-label={partTexts.pages(label)}>
      <span aria-live="polite">{partTexts.rowsOf(formatRange(first, last), formatCount(rows))}</span>
      <IconButton
        icon="chevronLeft"
        label={partTexts.previousPage}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      />
      <IconButton
        icon="chevronRight"
        label={partTexts.nextPage}
        disabled={last === rows}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
};
