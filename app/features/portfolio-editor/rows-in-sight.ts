import { atom, type PrimitiveAtom } from "jotai";
import { useState, useEffect, useSyncExternalStore } from "react";
import { CARD_REM, NARROW, PHONE, ROW_REM, TALL_ROW_REM } from "./editor-table.css.ts";

/** First and last row of the view that are fully visible, from 0; last < first = none. */
export type RowsInSight = readonly [first: number, last: number];

/** An atom of its own: it changes on every scroll, and only components that read it render. */
export const useRowsInSight = (): PrimitiveAtom<RowsInSight> => useState(() => atom<RowsInSight>([0, -1]))[0];

const isPhone = (): boolean => window.matchMedia(PHONE).matches;

const onResize = (changed: () => void): (() => void) => {
  window.addEventListener("resize", changed);
  return () => window.removeEventListener("resize", changed);
};

/** True while the window is as narrow as a phone. */
export const useIsPhone = (): boolean => useSyncExternalStore(onResize, isPhone);

const readHeight = (): number => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const row = window.matchMedia(NARROW).matches ? TALL_ROW_REM : ROW_REM;
  return (isPhone() ? CARD_REM : row) * rem;
};

/** Height of a row in px; follows the root font size and the switch to cards on a phone. */
export const useRowHeight = (): number => {
  const [height, setHeight] = useState(readHeight);
  useEffect(() => {
    const read = () => setHeight(readHeight());
    window.addEventListener("resize", read);
    return () => window.removeEventListener("resize", read);
  }, []);
  return height;
};
