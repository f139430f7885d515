/** Is a stream collected where the packaging is used: yes, no, or is there no such thing (`na`)? */
export type RegionalCollection = "on" | "off" | "na";

/** A stream of material that is recycled or composted where it is collected (method.md section 6). */
export interface RecoveryStream {
  readonly mat_recov_id: string;
  readonly mat_recov_name: string;
  /** what the region does; null = the user is shown no choice for this stream */
  readonly recycle: RegionalCollection | null;
  readonly compost: RegionalCollection | null;
  /** some component of the products asked for belongs to it */
  readonly concerned: boolean;
}

/** Streams of one kind, by the order of mat-recov-groups. */
export interface RecoveryGroup {
  readonly mat_recov_group_id: string;
  readonly mat_recov_group_name: string;
  readonly streams: readonly RecoveryStream[];
}
