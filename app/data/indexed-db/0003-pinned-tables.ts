/** For pinned dataset versions. */
export const PINNED_STORES = ["pinned_tables"] as const;
