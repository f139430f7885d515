import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import type { DropSide } from "./column-order.ts";

interface ColumnDrag {
  readonly head: RefObject<HTMLTableCellElement | null>;
  /** drag handle */
  readonly grip: RefObject<HTMLSpanElement | null>;
  /** side on which the column dragged over this one would be inserted; null = none */
  readonly side: DropSide | null;
  readonly isDragged: boolean;
}

/** Drag and drop of column heads by their grip. `table` is unique per page: no dropping between two tables. */
export const useColumnDrag = (
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
