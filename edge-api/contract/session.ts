import type { Device } from "./device.ts";

/** One row of GET /api/listSession. Times are milliseconds since 1970, UTC. */
export interface SessionRow extends Device {
  /** id for the owner's list; not a token */
  readonly id: string;
  readonly created: number;
  /** updated at most every ten minutes */
  readonly last_used: number;
  /** whether it is the session of this call */
  readonly current: boolean;
}

/** POST /api/endOtherSessions: how many ended. */
export interface EndedSessionsReply {
  readonly ended: number;
}
