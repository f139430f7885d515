/**
 * Header of every reply with reference data, also of a 304: its dataset version. The ETag is that of the whole list.
 */
export const DATA_VERSION_HEADER = "Tare-Data-Version";
