import { useCallback, useState } from "react";
import { LineSet } from "./line-set.ts";

export interface LineSelection {
  readonly selection: LineSet;
  /** `withRange`: also all lines between this one and the last one chosen */
  readonly choose: (place: number, isChosen: boolean, withRange: boolean) => void;
  /** all lines in the view, or none */
  readonly chooseAll: (isChosen: boolean) => void;
}

/**
 * The chosen lines. Adding or removing lines changes their places, and clears the selection.
 *
 * @param places lines in the view, in its order
 * @param lines number of lines in the table
 */
export const useLineSelection = (places: Uint32Array, lines: number): LineSelection => {
  const [selection, setSelection] = useState(() => LineSet.none(lines));
  const [anchor, setAnchor] = useState<number | null>(null);
  const [selectionOf, setSelectionOf] = useState(lines);
  if (selectionOf !== lines) {
    setSelectionOf(lines);
    setSelection(LineSet.none(lines));
  }
  const choose = useCallback(
    (place: number, isChosen: boolean, withRange: boolean) => {
      const from = withRange && anchor !== null ? places.indexOf(anchor) : -1;
      const to = places.indexOf(place);
      const range = from < 0 ? [place] : places.slice(Math.min(from, to), Math.max(from, to) + 1);
      setSelection((before) => before.with(range, isChosen));
      setAnchor(place);
    },
    [anchor, places],
  );
  const chooseAll = useCallback(
    (isChosen: boolean) => setSelection((before) => (isChosen ? before.with(places, true) : LineSet.none(lines))),
    [places, lines],
  );
  return { selection, choose, chooseAll };
};
