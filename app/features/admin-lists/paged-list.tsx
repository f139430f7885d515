import { useAtom } from "jotai";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { fileFormatItems } from "../../choices/file-format-items.ts";
import type { FileOutcome, FileWatch } from "../../exports/admin-files.ts";
import { fileFormatAtom } from "../../state/core/csv-decimal-comma.ts";
import { adminListTexts } from "../../text/en/admin-lists.ts";
import { formatCount, formatRange } from "../../text/format.ts";
import { Button, LinkLike } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import * as style from "./admin-lists.css.ts";
import { type Pages, problemSentence } from "./use-pages.ts";

interface PageTurnerProps {
  readonly list: string;
  readonly pages: Pages<unknown>;
}

/** Previous and next buttons of a list without a total count; hidden if all rows are on one page. */
const PageTurner = ({ list, pages }: PageTurnerProps) => {
  const { rows, first, busy, onPrevious, onNext } = pages;
  if (rows === null || (first === 1 && onPrevious === null && onNext === null && !busy)) return null;
  const last = first + rows.length - 1;
  const range = formatRange(first, last);
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

const { file: words } = adminListTexts;

type Shown =
  | { readonly kind: "resting" | "stopped" }
  | { readonly kind: "reading"; readonly rows: number }
  | { readonly kind: "saved"; readonly rows: number }
  | { readonly kind: "failed"; readonly why: string };

interface SaveListProps {
  /** name for use in a sentence */
  readonly list: string;
  readonly save: (watch: FileWatch) => Promise<FileOutcome>;
  readonly disabled?: boolean;
}

/** Downloads all pages of a list as one CSV file; shows progress, a stop button and the outcome. */
export const SaveList = ({ list, save, disabled = false }: SaveListProps) => {
  const [format, setFormat] = useAtom(fileFormatAtom);
  const [shown, setShown] = useState<Shown>({ kind: "resting" });
  const running = useRef<AbortController | null>(null);
  // stop the download when the list unmounts
  useEffect(() => () => running.current?.abort(), []);

  const start = async (): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setShown({ kind: "reading", rows: 0 });
    const outcome = await save({
      signal: controller.signal,
      onRows: (rows) => setShown({ kind: "reading", rows }),
    });
    running.current = null;
    if (!outcome.ok) setShown({ kind: "failed", why: problemSentence(outcome.problem) });
    else setShown(outcome.value === null ? { kind: "stopped" } : { kind: "saved", rows: outcome.value });
  };

  return (
    <div className={style.save}>
      <output className={style.saved}>
        {shown.kind === "reading" && shown.rows > 0 && words.reading(formatCount(shown.rows))}
        {shown.kind === "stopped" && words.stopped}
        {shown.kind === "saved" && words.saved(shown.rows, formatCount(shown.rows))}
      </output>
      {shown.kind === "reading" && shown.rows > 0 && (
        <LinkLike onClick={() => running.current?.abort()}>{words.stop}</LinkLike>
      )}
      {shown.kind === "failed" && (
        <span role="alert" className={style.notSaved}>
          {words.failed}. {shown.why} {words.safe}
        </span>
      )}
      <Menu
        label={words.of(list)}
        icon="download"
        items={[
          { label: words.of(list), disabled: disabled || shown.kind === "reading", onSelect: () => void start() },
          "rule",
          ...fileFormatItems(format, setFormat),
        ]}
      >
        {words.label}
        <VisuallyHidden>{list}</VisuallyHidden>
      </Menu>
    </div>
  );
};
