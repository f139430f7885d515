import type { Device } from "./device.ts";

/** One row of GET /api/listSession. Times are milliseconds since 1970, UTC. */
export interface SessionRow extends Device {
  /** names the session to its owner; it is no token and opens nothing */
  readonly id: string;
  readonly created: number;
  /** written down at most every ten minutes */
  readonly last_used: number;
  /** the session that asks */
  readonly current: boolean;
}

/** POST /api/endOtherSessions: how many ended. */
export interface EndedSessionsReply {
  readonly ended: number;
}
