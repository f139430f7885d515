import type { ReactNode } from "react";
import { adminListTexts } from "../../text/en/admin-lists.ts";
import { formatCount, formatRange } from "../../text/format.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import * as style from "./admin-lists.css.ts";
import { problemSentence } from "./admin-problem.ts";
import type { Pages } from "./use-pages.ts";

interface PageTurnerProps {
  readonly list: string;
  readonly pages: Pages<unknown>;
}

/** Previous and next buttons of a list without a total count; hidden if all rows are on one page. */
const PageTurner = ({ list, pages }: PageTurnerProps) => {
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

interface PagedListProps<Row> {
  /** name for use in a sentence */
  readonly list: string;
  readonly pages: Pages<Row>;
  /** title of the error notice (specification section 8) */
  readonly failed: string;
  readonly empty: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list in its states: loading, failed, empty, or rows with paging. */
export const PagedList = <Row,>({ list, pages, failed, empty, children }: PagedListProps<Row>) => {
  const { rows, busy, problem, onRetry } = pages;
  if (problem) {
    return <ErrorNotice title={failed} text={problemSentence(problem)} onRetry={onRetry} />;
  }
  if (rows === null) return <Spinner label={adminListTexts.loading} />;
  return (
    <div className={style.list} aria-busy={busy} data-busy={busy}>
      {rows.length === 0 ? <EmptyState>{empty}</EmptyState> : children(rows)}
      <PageTurner list={list} pages={pages} />
    </div>
  );
};
