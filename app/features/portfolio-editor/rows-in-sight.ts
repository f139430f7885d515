import { atom, type PrimitiveAtom } from "jotai";
import { useState } from "react";

/** First and last row of the view that are fully visible, from 0; last < first = none. */
export type RowsInSight = readonly [first: number, last: number];

/** An atom of its own: it changes on every scroll, and only components that read it render. */
export const useRowsInSight = (): PrimitiveAtom<RowsInSight> => useState(() => atom<RowsInSight>([0, -1]))[0];
