import type { ReactNode } from "react";
import { adminListTexts } from "../../text/en/admin-lists.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import * as style from "./admin-lists.css.ts";
import { PageTurner } from "./page-turner.tsx";
import { problemSentence } from "./problem-sentence.ts";
import type { Pages } from "./use-pages.ts";

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
