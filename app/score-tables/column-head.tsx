import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { tableTexts } from "../text/en/table.ts";
import { IconButton } from "../ui/button/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Head } from "../ui/data-table/data-table.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import * as styles from "./column-head.css.ts";
import type { ColumnControls, DropSide } from "./column-order.ts";
import type { MetricColumn } from "./metric-columns.ts";

interface ColumnDrag {
  readonly head: RefObject<HTMLTableCellElement | null>;
  /** drag handle */
  readonly grip: RefObject<HTMLSpanElement | null>;
  /** side on which the column dragged over this one would be inserted; null = none */
  readonly side: DropSide | null;
  readonly isDragged: boolean;
}

/** Drag and drop of column heads by their grip. `table` is unique per page: no dropping between two tables. */
const useColumnDrag = (
  table: string,
  metric_id: string,
  onDropped: (dropped: string, side: DropSide) => void,
): ColumnDrag => {
  const head = useRef<HTMLTableCellElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const [side, setSide] = useState<DropSide | null>(null);
  const [isDragged, setDragged] = useState(false);
  const handleDrop = useEffectEvent(onDropped);

  useEffect(() => {
    const [element, dragHandle] = [head.current, grip.current];
    if (!element || !dragHandle) return undefined;
    const sideAt = (clientX: number): DropSide => {
      const { left, width } = element.getBoundingClientRect();
      return clientX < left + width / 2 ? "before" : "after";
    };
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ table, metric_id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data["table"] === table && source.data["metric_id"] !== metric_id,
        onDrag: ({ location }) => setSide(sideAt(location.current.input.clientX)),
        onDragLeave: () => setSide(null),
        onDrop: ({ source, location }) => {
          setSide(null);
          handleDrop(String(source.data["metric_id"]), sideAt(location.current.input.clientX));
        },
      }),
    );
  }, [table, metric_id]);

  return { head, grip, side, isDragged };
};

interface ColumnHeadProps {
  /** unique among the tables of the page */
  readonly table: string;
  readonly column: MetricColumn;
  readonly controls: ColumnControls;
  /** shown below the name: weight, unit, missing declarations */
  readonly detail: ReactNode;
  readonly numeric?: boolean;
  /** `aria-sort` when the rows are sorted by this column */
  readonly sort: "descending" | "other";
}

const words = tableTexts.columns;

/** Head of a metric column: grip and menu on one line, the name below, then its details. */
export const ColumnHead = (props: ColumnHeadProps) => {
  const { table, column, controls, detail, numeric = false, sort } = props;
  const { metric_id, name } = column;
  const nameId = useId();
  const isSorted = controls.sortedBy === metric_id;
  const { head, grip, side, isDragged } = useColumnDrag(table, metric_id, (dropped, at) =>
    controls.onDrop(dropped, metric_id, at),
  );
  return (
    <Head
      ref={head}
      className={styles.head}
      numeric={numeric}
      aria-labelledby={nameId}
      aria-sort={isSorted ? sort : undefined}
      data-drop={side ?? undefined}
      data-dragged={isDragged}
    >
      <span className={styles.parts} data-numeric={numeric}>
        <span id={nameId} className={classNames(styles.name, !name.includes(" ") && styles.word)}>
          {name}
          {isSorted && <Icon name="chevronDown" />}
        </span>
        <span className={styles.detail}>{detail}</span>
        <span className={styles.tools}>
          {/* Pointer only; the menu has the same commands for the keyboard. */}
          <span ref={grip} className={styles.grip} title={words.drag}>
            <Icon name="grip" />
          </span>
          <IconButton
            icon="dots"
            label={words.menu(name)}
            className={styles.menu}
            aria-haspopup="menu"
            onClick={(event) => controls.onMenu(metric_id, event.currentTarget)}
            // The keys of a menu button with Alt: without it they move in the table.
            onKeyDown={(event) => {
              if (!event.altKey || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
              event.preventDefault();
              controls.onMenu(metric_id, event.currentTarget);
            }}
          />
        </span>
      </span>
    </Head>
  );
};
