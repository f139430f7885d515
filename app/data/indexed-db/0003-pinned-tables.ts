/** Dataset versions that results stay with, beside the one in use. */
export const PINNED_STORES = ["pinned_tables"] as const;
