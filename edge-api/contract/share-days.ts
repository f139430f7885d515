/** How long a stored share may stay open, in days; 0: without end. */
export const SHARE_DAYS = { month: 30, year: 365, never: 0 } as const;
