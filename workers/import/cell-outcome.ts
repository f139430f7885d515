/** A cell that a choice leaves out. */
export const LEFT_OUT = -1;
/** Outcomes below this are faults. */
export const FIRST_FAULT = -2;

/** What a cell came to: a number of the field's own, LEFT_OUT, or a fault. */
export type CellOutcome = number;

export const isFault = (outcome: CellOutcome): boolean => outcome <= FIRST_FAULT;
export const faultOf = (outcome: CellOutcome): number => FIRST_FAULT - outcome;
