import { elementScroll, useVirtualizer } from "@tanstack/react-virtual";
import { Fragment, memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { LINE_DETAILS, type LineDetail } from "../../../edge-api/contract/line-details.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import type { Law } from "../../market-rules/law-context.ts";
import { bandOf, NO_PAINT, type PaintedBand } from "../../score-tables/band-of.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { Head } from "../../ui/data-table/data-table.tsx";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import { SortHead } from "../../ui/sort-head/sort-head.tsx";
import { useGrowingCount } from "../../scheduling/use-growing-count.ts";
import { usePrinting } from "../../ui/use-printing.ts";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { columnName } from "./column-name.ts";
import type { EntryView, SortColumn } from "./entry-order.ts";
import { EntryRow, type RowCommands } from "./entry-row.tsx";
import * as styles from "./entries-table.css.ts";
import type { EntrySelection } from "./entry-selection.ts";
import { MOST_PRINTED } from "./printed-lines.ts";
import type { FiguresAt } from "./row-figures.ts";
import { useRowHeight } from "./use-row-height.ts";

interface EntriesTableProps {
  /** name of the portfolio */
  readonly name: string;
  readonly table: EntryTable;
  /** the lines that are shown, in their order */
  readonly places: Uint32Array;
  /** details that have a column where any line has them */
  readonly shownDetails: readonly LineDetail[];
  readonly sort: EntryView["sort"];
  readonly onSort: (column: SortColumn) => void;
  readonly names: PortfolioNames;
  /** of the region of use */
  readonly law: Law;
  readonly defaultFood: string;
  readonly bands: readonly PaintedBand[];
  readonly figuresAt: FiguresAt;
  readonly selection: EntrySelection;
  readonly onChooseAll: (isChosen: boolean) => void;
  /** the same object while its owner stays */
  readonly commands: Omit<RowCommands, "onMove">;
  /** first and last row that the window shows whole, from 0; last < first = none */
  readonly onVisible: (first: number, last: number) => void;
}

const words = portfolioEditorTexts;
/** Rows that come and go together: the virtual list goes through all that it lists one by one, and these are half as many. */
const BLOCK = 2;
/** Blocks beyond the window, which a scroll that goes on finds drawn. */
const OVERSCAN = 1;
/** Blocks that a slow machine lays out and paints in a task of its own. */
const BLOCKS_A_FRAME = 1;

/**
 * Nothing can be taller in a browser, and what is below would be out of reach: Firefox ends at 17.9 million px, Chromium at 33.5
 * million of the screen's own, of which a phone has three for one.
 */
const tallestPx = (): number => Math.min(17_500_000, 33_000_000 / window.devicePixelRatio);

/**
 * Tells the size of the frame once it is laid out, and never asks for it before: laying out is a task of its own then. A frame that
 * was hidden, while a phone is turned, said that it stood at its top: where it stands is told with its size.
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

/** A new frame is scrolled to where it stands already, for which a browser would lay it out at once. */
const scrollUnlessThere: typeof elementScroll<HTMLDivElement> = (offset, options, list) => {
  if (offset + (options.adjustments ?? 0) !== (list.scrollOffset ?? 0)) elementScroll(offset, options, list);
};

/** Until a row is there that was scrolled to, while a slow machine draws some rows a frame. */
const FRAMES_TO_DRAW = 5;

/** What may lack of a row that counts as seen, in rows: sizes are rounded. */
const HAIR = 0.05;

/** Rows from one to before another. */
const rowsBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

/**
 * The lines of a portfolio: as many rows as the window shows, however many there are. A scroll renders it once: what it
 * tells the page of the lines in sight does not come back to it.
 */
export const EntriesTable = memo((props: EntriesTableProps) => {
  const {
    name,
    table,
    places,
    shownDetails,
    sort,
    onSort,
    names,
    law,
    defaultFood,
    bands,
    figuresAt,
    selection,
    commands,
    onVisible,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const heads = useRef<HTMLTableSectionElement>(null);
  const drawnHeight = useRowHeight();
  // less than it is drawn with: then a scroll passes several lines at once, and the last one is within reach
  const rowHeight = Math.min(drawnHeight, tallestPx() / places.length);
  const isSqueezed = rowHeight < drawnHeight;
  const count = places.length;
  // until the frame is laid out; its rows then render with the page, in slices, and not at once behind it
  const [height, setHeight] = useState(() => window.innerHeight / 2);
  // oxlint-disable-next-line react/incompatible-library -- its functions are not memoised here, and no compiler does it
  const blocks = useVirtualizer({
    count: Math.ceil(count / BLOCK),
    getScrollElement: () => frame.current,
    estimateSize: () => BLOCK * rowHeight,
    overscan: OVERSCAN,
    initialRect: { width: window.innerWidth, height },
    observeElementRect: (list, tell) =>
      observeSize(list, (size) => {
        tell(size);
        // the heads stand over the first rows
        setHeight(size.height - (heads.current?.offsetHeight ?? 0));
      }),
    scrollToFn: scrollUnlessThere,
  });
  const measured = useRef(rowHeight);
  useEffect(() => {
    // it goes through all blocks
    if (measured.current !== rowHeight) blocks.measure();
    measured.current = rowHeight;
  }, [blocks, rowHeight]);
  const isPrinting = usePrinting();
  const inWindow = blocks.getVirtualItems();
  const growing = useGrowingCount(inWindow.length, BLOCKS_A_FRAME);
  const [first, last] = [inWindow[0], inWindow[Math.min(growing, inWindow.length) - 1]];
  const from = isPrinting ? 0 : (first?.index ?? 0) * BLOCK;
  const to = Math.min(count, isPrinting ? MOST_PRINTED : ((last?.index ?? -1) + 1) * BLOCK);
  const tellVisible = (offset: number): void => {
    const [above, seen] = [offset / rowHeight, height / drawnHeight];
    onVisible(Math.floor(above + 1 - HAIR), Math.min(Math.floor(above + seen + HAIR), count) - 1);
  };
  // a window of another size, and other lines
  useEffect(() => tellVisible(blocks.scrollOffset ?? 0));
  const onMove = useCallback<RowCommands["onMove"]>(
    (at, field, by) => {
      const row = at + by;
      if (row < 0 || row >= count) return;
      const find = (name: string) => frame.current?.querySelector<HTMLElement>(`[data-field="${name} ${row}"]`);
      const focus = (): boolean => {
        // not every line has pieces
        const next = find(field) ?? find("quantity");
        next?.focus();
        return next !== undefined && next !== null;
      };
      const focusWithin = (frames: number): void => {
        if (!focus() && frames > 0) requestAnimationFrame(() => focusWithin(frames - 1));
      };
      const block = Math.floor(row / BLOCK);
      // what stands in the window stays where it is
      const isInSight = blocks.getOffsetForIndex(block)?.[1] === "auto";
      // squeezed rows stand lower than their numbers say, by those that are drawn above the window: never at its very top
      if (isSqueezed) blocks.scrollToIndex(block, { align: "start" });
      else if (!isInSight) blocks.scrollToIndex(block);
      // within the key: what is typed next belongs to that line, however fast it is typed
      if (focus()) return;
      // the list draws what has come into the window once it hears of the scroll, and a browser tells it with the next frame
      frame.current?.dispatchEvent(new Event("scroll"));
      focusWithin(FRAMES_TO_DRAW);
    },
    [blocks, count, isSqueezed],
  );
  const rowCommands = useMemo<RowCommands>(() => ({ ...commands, onMove }), [commands, onMove]);

  const { label: labels } = table.columns;
  // label 0 is none: without labels the names have their room
  const hasLabels = useMemo(() => labels.some((number) => number !== 0), [labels]);
  const details = LINE_DETAILS.filter((name) => table.details.includes(name) && shownDetails.includes(name));
  const head = (column: SortColumn, numeric = false) => (
    <SortHead
      numeric={numeric}
      className={styles.columns[column]}
      sorted={sort?.column === column ? (sort.descending ? "descending" : "ascending") : null}
      onSort={() => onSort(column)}
    >
      <WithUnits text={columnName(column)} />
    </SortHead>
  );
  const chosenShown = useMemo(() => selection.isWhole(places), [selection, places]);
  return (
    <div ref={frame} className={styles.frame} onScroll={(event) => tellVisible(event.currentTarget.scrollTop)}>
      <table className={styles.table} data-details={details.length} aria-rowcount={places.length + 1}>
        <caption>
          <VisuallyHidden>{words.table(name)}</VisuallyHidden>
        </caption>
        <thead ref={heads} className={styles.head}>
          <tr aria-rowindex={1}>
            <Head className={styles.columns.choose}>
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
            <Head numeric className={styles.columns.pieces}>
              {words.columns.pieces}
            </Head>
            {head("mass", true)}
            {head("climate", true)}
            {head("score")}
            <Head className={styles.columns.menu}>
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
            const assumedFood = line.food_id === defaultFood || line.food_id === "";
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
