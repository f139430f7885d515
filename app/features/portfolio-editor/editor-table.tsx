import { elementScroll, useVirtualizer } from "@tanstack/react-virtual";
import { Fragment, memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { LINE_DETAILS, type LineDetail } from "../../../edge-api/contract/line-details.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { isWithin, type Period } from "../../../workers/engine/portfolio/period.ts";
import type { LawOfProducts } from "../../../workers/engine/rules/market-rules.ts";
import { bandOf, NO_PAINT, paintedBands } from "../../score-tables/band-of.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { portfolioEditorTexts as words } from "../../text/en/portfolio-editor.ts";
import { Head } from "../../ui/data-table/data-table.tsx";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import { SortHead } from "../../ui/sort-head/sort-head.tsx";
import { usePrinting } from "../../ui/use-printing.ts";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { columnName } from "./column-name.ts";
import type { LineView, SortColumn } from "./line-order.ts";
import { EntryRow, type RowCommands } from "./entry-row.tsx";
import * as styles from "./editor-table.css.ts";
import { columns } from "./line-columns.css.ts";
import type { LineSet } from "./line-set.ts";
import { MAX_PRINTED } from "./printed-lines.ts";
import type { FiguresAt } from "./row-figures.ts";
import { useRowHeight } from "./rows-in-sight.ts";

interface EditorTableProps {
  readonly name: string;
  readonly table: LineTable;
  readonly catalogue: Pick<Catalogue, "bands" | "default_food">;
  /** the lines in the view, in its order */
  readonly places: Uint32Array;
  /** details that are shown as columns if any line has them */
  readonly shownDetails: readonly LineDetail[];
  readonly sort: LineView["sort"];
  readonly onSort: (column: SortColumn) => void;
  readonly names: PortfolioNames;
  /** of the region of use */
  readonly law: LawOfProducts;
  /** what the quantities cover; lines that are dated outside it are marked */
  readonly period: Period;
  readonly figuresAt: FiguresAt;
  readonly selection: LineSet;
  readonly onChooseAll: (isChosen: boolean) => void;
  /** stable identity, so that rows are not rendered again */
  readonly commands: Omit<RowCommands, "onMove">;
  /** first and last row that are fully visible, from 0; last < first = none */
  readonly onVisible: (first: number, last: number) => void;
}

/** Rows per virtual item: the virtual list loops over all its items, and blocks of two halve that. */
const BLOCK = 2;
/** Blocks rendered beyond the window, for a scroll that continues. */
const OVERSCAN = 1;

/**
 * Largest element height in px that browsers lay out; rows below it could not be reached. Firefox ends at 17.9 million px,
 * Chromium at 33.5 million device pixels (a phone has up to three per px).
 */
const tallestPx = (): number => Math.min(17_500_000, 33_000_000 / window.devicePixelRatio);

/**
 * Reports the size of the frame after layout and never forces a layout. A hidden frame (while a phone rotates) reports
 * scrollTop 0; emit scroll again after a resize.
 */
const observeSize = (
  list: { readonly scrollElement: Element | null; readonly scrollOffset: number | null },
  tell: (size: { readonly width: number; readonly height: number }) => void,
): (() => void) | undefined => {
  const { scrollElement } = list;
  if (scrollElement === null) return undefined;
  const observer = new ResizeObserver(([frame]) => {
    if (frame === undefined) return;
    tell({ width: Math.round(frame.contentRect.width), height: Math.round(frame.contentRect.height) });
    if (scrollElement.scrollTop !== list.scrollOffset) scrollElement.dispatchEvent(new Event("scroll"));
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
};

/** Skips a scroll to the current offset: it would force a layout of a new frame. */
const scrollIfNeeded: typeof elementScroll<HTMLDivElement> = (offset, options, list) => {
  if (offset + (options.adjustments ?? 0) !== (list.scrollOffset ?? 0)) elementScroll(offset, options, list);
};

/** Frames to wait for a row after a scroll to it; a slow machine renders a few rows per frame. */
const FRAMES_TO_DRAW = 5;

/** Part of a row that may be cut off while the row still counts as visible, in rows: sizes are rounded. */
const ROUNDING_ROWS = 0.05;

/** Row numbers from `from` to `to` - 1. */
const rowsBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

/**
 * The lines of a portfolio; only the rows in the window are in the DOM. A scroll renders the table once: the visible range
 * that it reports to the page is not passed back.
 */
export const EditorTable = memo((props: EditorTableProps) => {
  const { name, table, catalogue, places, shownDetails, sort, onSort, names, law, period } = props;
  const { figuresAt, selection, commands, onVisible } = props;
  const frame = useRef<HTMLDivElement>(null);
  const heads = useRef<HTMLTableSectionElement>(null);
  const drawnHeight = useRowHeight();
  // below the drawn height in a list taller than `tallestPx`: a scroll then skips lines, but the last one can be reached
  const rowHeight = Math.min(drawnHeight, tallestPx() / places.length);
  const isSqueezed = rowHeight < drawnHeight;
  const count = places.length;
  // estimate until the first layout, so that the rows render with the page and not in a second, synchronous pass
  const [height, setHeight] = useState(() => window.innerHeight / 2);
  // oxlint-disable-next-line react/incompatible-library -- its functions are not memoised here, and no compiler is used
  const blocks = useVirtualizer({
    count: Math.ceil(count / BLOCK),
    getScrollElement: () => frame.current,
    estimateSize: () => BLOCK * rowHeight,
    overscan: OVERSCAN,
    initialRect: { width: window.innerWidth, height },
    observeElementRect: (list, tell) =>
      observeSize(list, (size) => {
        tell(size);
        // the sticky heads cover the first rows
        setHeight(size.height - (heads.current?.offsetHeight ?? 0));
      }),
    scrollToFn: scrollIfNeeded,
  });
  const measured = useRef(rowHeight);
  useEffect(() => {
    // `measure` loops over all blocks
    if (measured.current !== rowHeight) blocks.measure();
    measured.current = rowHeight;
  }, [blocks, rowHeight]);
  const isPrinting = usePrinting();
  const inWindow = blocks.getVirtualItems();
  const [first, last] = [inWindow[0], inWindow.at(-1)];
  const from = isPrinting ? 0 : (first?.index ?? 0) * BLOCK;
  const to = Math.min(count, isPrinting ? MAX_PRINTED : ((last?.index ?? -1) + 1) * BLOCK);
  const reportVisible = (offset: number): void => {
    const [above, seen] = [offset / rowHeight, height / drawnHeight];
    onVisible(Math.floor(above + 1 - ROUNDING_ROWS), Math.min(Math.floor(above + seen + ROUNDING_ROWS), count) - 1);
  };
  // report after a resize and after a change of the lines
  useEffect(() => reportVisible(blocks.scrollOffset ?? 0));
  const onMove = useCallback<RowCommands["onMove"]>(
    (at, field, by) => {
      const row = at + by;
      if (row < 0 || row >= count) return;
      const find = (name: string) => frame.current?.querySelector<HTMLElement>(`[data-field="${name} ${row}"]`);
      const focus = (): boolean => {
        // not every line has a pieces field
        const next = find(field) ?? find("quantity");
        next?.focus();
        return next !== undefined && next !== null;
      };
      const focusWithin = (frames: number): void => {
        if (!focus() && frames > 0) requestAnimationFrame(() => focusWithin(frames - 1));
      };
      const block = Math.floor(row / BLOCK);
      // do not scroll for a visible row
      const isInSight = blocks.getOffsetForIndex(block)?.[1] === "auto";
      // drawn rows are taller than their share of a squeezed list: scroll the block to the top instead of the nearest edge
      if (isSqueezed) blocks.scrollToIndex(block, { align: "start" });
      else if (!isInSight) blocks.scrollToIndex(block);
      // focus in the key event: the next key must go to the new line, however fast the user types
      if (focus()) return;
      // browsers emit scroll only with the next frame; emit it now so that the list renders the new rows
      frame.current?.dispatchEvent(new Event("scroll"));
      focusWithin(FRAMES_TO_DRAW);
    },
    [blocks, count, isSqueezed],
  );
  const rowCommands = useMemo<RowCommands>(() => ({ ...commands, onMove }), [commands, onMove]);

  const { label: labels } = table.columns;
  // label 0 = no label; without labels the column is left out, which widens the names
  const hasLabels = useMemo(() => labels.some((number) => number !== 0), [labels]);
  const bands = useMemo(() => paintedBands(catalogue.bands), [catalogue]);
  const details = LINE_DETAILS.filter((name) => table.details.includes(name) && shownDetails.includes(name));
  const head = (column: SortColumn, numeric = false) => (
    <SortHead
      numeric={numeric}
      className={columns[column]}
      sorted={sort?.column === column ? (sort.descending ? "descending" : "ascending") : null}
      onSort={() => onSort(column)}
    >
      <WithUnits text={columnName(column)} />
    </SortHead>
  );
  const chosenShown = useMemo(() => selection.isWhole(places), [selection, places]);
  return (
    <div ref={frame} className={styles.frame} onScroll={(event) => reportVisible(event.currentTarget.scrollTop)}>
      <table className={styles.table} data-details={details.length} aria-rowcount={places.length + 1}>
        <caption>
          <VisuallyHidden>{words.table(name)}</VisuallyHidden>
        </caption>
        <thead ref={heads} className={styles.head}>
          <tr aria-rowindex={1}>
            <Head className={columns.choose}>
              <input
                type="checkbox"
                className={styles.checkbox}
                aria-label={words.chooseAll}
                checked={chosenShown === "all"}
                ref={(box) => {
                  if (box) box.indeterminate = chosenShown === "some";
                }}
                onChange={(event) => props.onChooseAll(event.currentTarget.checked)}
              />
            </Head>
            {head("use_case")}
            {head("product")}
            {head("food")}
            {hasLabels && head("label")}
            {details.map((name) => (
              <Fragment key={name}>{head(name)}</Fragment>
            ))}
            {head("quantity", true)}
            <Head numeric className={columns.pieces}>
              {words.columns.pieces}
            </Head>
            {head("mass", true)}
            {head("climate", true)}
            {head("score")}
            <Head className={columns.menu}>
              <VisuallyHidden>{words.columns.menu}</VisuallyHidden>
            </Head>
          </tr>
        </thead>
        <tbody className={styles.body}>
          <tr aria-hidden="true" className={styles.spacer} style={{ height: from * rowHeight }} />
          {rowsBetween(from, to).map((index) => {
            const place = places[index] ?? 0;
            if (place >= table.length) return null;
            const line = table.line(place);
            const figures = figuresAt(place);
            const assumedFood = line.food_id === catalogue.default_food || line.food_id === "";
            const band = bandOf(bands, figures?.summary_band ?? null, figures?.summary ?? null);
            return (
              <EntryRow
                key={place}
                at={index}
                place={place}
                food_id={line.food_id}
                quantity={line.quantity}
                label={hasLabels ? line.label : null}
                details={details.map((name) => `${name} ${(line[name] ?? "").replaceAll("\n", " ")}`).join("\n")}
                figures={figures}
                product={names.product(line.prodsys_id)}
                law={law.get(line.prodsys_id)}
                useCase={names.usecase(line.usecase_id)}
                food={assumedFood ? words.highestRisk : names.food(line.food_id)}
                assumedFood={assumedFood}
                isOtherPeriod={!isWithin(line.date ?? "", period)}
                band={band?.paint ?? NO_PAINT}
                isChosen={selection.has(place)}
                commands={rowCommands}
              />
            );
          })}
          <tr
            aria-hidden="true"
            className={styles.spacer}
            style={{ height: isPrinting ? 0 : (count - to) * rowHeight }}
          />
        </tbody>
      </table>
    </div>
  );
});
