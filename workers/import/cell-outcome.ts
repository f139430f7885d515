/** A choice excludes the cell's rows. */
export const LEFT_OUT = -1;
/** Outcomes from here downwards are faults. */
export const FIRST_FAULT = -2;

/** Result of reading a cell: an index ≥ 0 into the values of its field, LEFT_OUT, or a fault (≤ FIRST_FAULT). */
export type CellOutcome = number;

/** Whether the cell could not be read. */
export const isFault = (outcome: CellOutcome): boolean => outcome <= FIRST_FAULT;
/** The index of a fault in the tally. */
export const faultOf = (outcome: CellOutcome): number => FIRST_FAULT - outcome;
