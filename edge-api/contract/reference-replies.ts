/** One row of GET /api/listUpdateTimes: when a kind of the base or a region last changed. */
export interface UpdateTime {
  readonly kind: string;
  /** milliseconds since 1970, UTC */
  readonly updateTime: number;
}

/**
 * One row of GET /api/listData[/{region}] and /api/listKind/{kind}[/{region}]. It includes the update time of its kind,
 * so that a first load needs no second call.
 */
export interface TimedRow extends UpdateTime {
  /** JSON text of one object that maps keys to records */
  readonly data: string;
}

/**
 * Header of every reply with reference data, also of a 304: its dataset version. The ETag is that of the whole list.
 */
export const DATA_VERSION_HEADER = "Tare-Data-Version";

/** GET /api/{kind}/update[/{region}]. updateTime 0: the kind has no rows there. */
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
