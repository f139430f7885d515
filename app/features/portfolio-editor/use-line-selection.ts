import { useCallback, useState } from "react";
import { EntrySelection } from "./entry-selection.ts";

interface LineSelection {
  readonly selection: EntrySelection;
  /** with the range from the line chosen last, if asked */
  readonly choose: (place: number, isChosen: boolean, withRange: boolean) => void;
  /** all lines that are shown, or none */
  readonly chooseAll: (isChosen: boolean) => void;
}

/**
 * Which lines are chosen. Places mean other lines once lines were added or removed: then none is.
 *
 * @param places of the lines that are shown, in their order
 */
export const useLineSelection = (places: Uint32Array, lines: number): LineSelection => {
  const [selection, setSelection] = useState(() => EntrySelection.none(lines));
  const [anchor, setAnchor] = useState<number | null>(null);
  const [selectionOf, setSelectionOf] = useState(lines);
  if (selectionOf !== lines) {
    setSelectionOf(lines);
    setSelection(EntrySelection.none(lines));
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
    (isChosen: boolean) =>
      setSelection((before) => (isChosen ? before.with(places, true) : EntrySelection.none(lines))),
    [places, lines],
  );
  return { selection, choose, chooseAll };
};
