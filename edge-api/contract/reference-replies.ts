import type * as reply from "./reply-schemas.ts";

export type UpdateTime = reply.Reply<typeof reply.UpdateTimesSchema>[number];
export type TimedRow = reply.Reply<typeof reply.TimedRowsSchema>[number];
export type KindUpdateReply = reply.Reply<typeof reply.KindUpdateReplySchema>;
export type DataVersion = reply.Reply<typeof reply.DataVersionsSchema>[number];

/**
 * Header of every reply with reference data, also of a 304: its dataset version. The ETag is that of the whole list.
 */
export const DATA_VERSION_HEADER = "Tare-Data-Version";
