import type * as reply from "./reply-schemas.ts";

export type SessionRow = reply.Reply<typeof reply.SessionListSchema>[number];
