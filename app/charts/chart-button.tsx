import type { KeyboardEvent, ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import type { Box } from "./box.ts";
import * as css from "./chart-button.css.ts";

interface ChartButtonProps {
  /** unique in its chart (focus-stops.ts) */
  readonly stop: string;
  /** accessible name, with its numbers; also what hovering shows */
  readonly label: string;
  /** in the order of Tab */
  readonly current: boolean;
  /** what a pointer can hit; it may be larger than what is drawn */
  readonly hit: Box;
  /** Given: a button. Else a picture with a name, which can be read but not opened. */
  readonly onOpen?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** A piece of a chart that can be reached by keyboard. */
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
      {/* the name, and what hovering shows; what is drawn says it a second time */}
      <title>{label}</title>
      <rect className={css.hit} {...hit} data-not-in-picture />
      <g aria-hidden="true">{children}</g>
    </g>
  );
}

/** The ring around the stop that has the focus: last in the svg, so that no neighbour covers it. */
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
