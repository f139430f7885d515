/** Letters for what is said below a table of scores, in the order of its key. */
export const SIGNS = { assumed: "a", below_scale: "b", law: "c" } as const;
