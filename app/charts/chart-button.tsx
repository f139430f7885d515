import type { KeyboardEvent, ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import type { Box } from "./box.ts";
import * as css from "./chart-button.css.ts";

interface ChartButtonProps {
  /** unique in its chart (focus-stops.ts) */
  readonly stop: string;
  /** accessible name with its numbers; also the tooltip */
  readonly label: string;
  /** true for the one stop in the tab order */
  readonly current: boolean;
  /** hit area; may be larger than the drawing */
  readonly hit: Box;
  /** makes it a button; without it, it is an image with a name */
  readonly onOpen?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** A part of a chart that can be reached by keyboard. */
export function ChartButton({ stop, label, current, hit, onOpen, children }: ChartButtonProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onOpen?.();
  };
  return (
    <g
      role={onOpen ? "button" : "img"}
      tabIndex={current ? 0 : -1}
      data-stop={stop}
      className={classNames(css.stop, onOpen && css.openable)}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      {/* The accessible name and the tooltip; the drawing repeats it, so it is hidden. */}
      <title>{label}</title>
      <rect className={css.hit} {...hit} data-not-in-picture />
      <g aria-hidden="true">{children}</g>
    </g>
  );
}

/** The ring around the focused stop. Render it last in the svg, so that nothing covers it. */
export const FocusRing = ({ around }: { readonly around: Box | undefined }) =>
  around && (
    <rect
      className={css.ring}
      x={around.x - 3}
      y={around.y - 3}
      width={around.width + 6}
      height={around.height + 6}
      rx={3}
      data-not-in-picture
      aria-hidden="true"
    />
  );
