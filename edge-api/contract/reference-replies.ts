import type { ReferenceRow } from "./reference-kinds.ts";

/** One line of GET /api/listUpdateTimes: when a kind (of the base or of one region) last changed. */
export interface UpdateTime {
  readonly kind: string;
  /** milliseconds since 1970, UTC */
  readonly updateTime: number;
}

/** GET /api/listUpdateTimes[/{region}]. `version` names the dataset that all of the times belong to. */
export interface UpdateTimesReply {
  readonly version: string;
  readonly updateTimes: readonly UpdateTime[];
}

/**
 * GET /api/listData[/{region}] and /api/listKind/{kind}: rows with the dataset version that they are of.
 * `updateTimes` says when each kind in the answer changed, so that a first load needs no second call.
 */
export interface ReferenceReply {
  readonly version: string;
  /** absent: base rows */
  readonly region?: string;
  readonly updateTimes: readonly UpdateTime[];
  readonly rows: readonly ReferenceRow[];
}

/** GET /api/{kind}/update[/{region}]. A kind without rows there has never changed: updateTime 0. */
export interface KindUpdateReply extends UpdateTime {
  readonly version: string;
}

/** One dataset version, newest first in GET /api/dataVersions. Versions are never deleted. */
export interface DataVersion {
  readonly version: string;
  /** milliseconds since 1970, UTC */
  readonly created: number;
  readonly note: string;
}
