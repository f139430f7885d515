/** One line of GET /api/listUpdateTimes: when a kind (of the base or of one region) last changed. */
export interface UpdateTime {
  readonly kind: string;
  /** milliseconds since 1970, UTC */
  readonly updateTime: number;
}

/**
 * One row of GET /api/listData[/{region}] and /api/listKind/{kind}[/{region}], with the time when its kind last changed,
 * so that a first load needs no second call.
 */
export interface TimedRow extends UpdateTime {
  /** JSON text of one object that maps keys to records */
  readonly data: string;
}

/**
 * Header of every answer with reference data, also of a 304: the dataset version that all of the answer is of. Its ETag
 * is that of the list which the answer is taken from.
 */
export const DATA_VERSION_HEADER = "Tare-Data-Version";

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
