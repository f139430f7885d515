import { atom, type PrimitiveAtom } from "jotai";
import { useState, useEffect, useSyncExternalStore } from "react";
import { CARD_REM, PHONE, ROW_REM } from "./entries-table.css.ts";

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
  return (isPhone() ? CARD_REM : ROW_REM) * rem;
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
