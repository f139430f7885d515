import { atom, type PrimitiveAtom } from "jotai";
import { useState } from "react";

/** First and last row of the view that the window shows whole, from 0; last < first = none. */
export type RowsInSight = readonly [first: number, last: number];

/** Held apart from the page, for it changes with every step of a scroll: only who reads it renders then. */
export const useRowsInSight = (): PrimitiveAtom<RowsInSight> => useState(() => atom<RowsInSight>([0, -1]))[0];
