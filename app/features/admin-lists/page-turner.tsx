import { adminListTexts } from "../../text/en/admin-lists.ts";
import { formatRange } from "../../text/format-range.ts";
import { formatCount } from "../../text/format.ts";
import { Button } from "../../ui/button/button.tsx";
import * as style from "./admin-lists.css.ts";
import type { Pages } from "./use-pages.ts";

interface PageTurnerProps {
  /** name of the list */
  readonly list: string;
  readonly pages: Pages<unknown>;
}

/** Previous and next buttons of a list without a total count; hidden if all rows are on one page. */
export const PageTurner = ({ list, pages }: PageTurnerProps) => {
  const { rows, first, busy, onPrevious, onNext } = pages;
  if (rows === null || (first === 1 && onPrevious === null && onNext === null && !busy)) return null;
  const last = first + rows.length - 1;
  const range = last > first ? formatRange(first, last) : formatCount(first);
  return (
    <nav className={style.turner} aria-label={adminListTexts.pages(list)}>
      <span aria-live="polite">{adminListTexts.rows(range)}</span>
      <Button size="small" icon="chevronLeft" disabled={onPrevious === null} onClick={onPrevious ?? undefined}>
        {adminListTexts.previous}
      </Button>
      <Button size="small" icon="chevronRight" disabled={onNext === null} onClick={onNext ?? undefined}>
        {adminListTexts.next}
      </Button>
    </nav>
  );
};
