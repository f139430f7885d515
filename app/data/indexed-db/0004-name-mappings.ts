/** What names of imported lists mean. */
export const MAPPING_STORES = ["name_mappings"] as const;
