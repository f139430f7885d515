/** For the meanings of names in imported lists. */
export const MAPPING_STORES = ["name_mappings"] as const;
