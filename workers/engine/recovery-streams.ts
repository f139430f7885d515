/** Whether the region of use collects a stream: yes, no, or not applicable (`na`). */
export type RegionalCollection = "on" | "off" | "na";

/** A material stream that can be recycled or composted if it is collected (method.md section 6). */
export interface RecoveryStream {
  readonly mat_recov_id: string;
  readonly mat_recov_name: string;
  /** default of the region; null = no choice is shown for this stream */
  readonly recycle: RegionalCollection | null;
  readonly compost: RegionalCollection | null;
  /** at least one component of the given products belongs to it */
  readonly concerned: boolean;
  /** at least one of these components is sorted out of the collection for recycling */
  readonly designed: boolean;
}

/** A group of streams, in the order of mat-recov-groups. */
export interface RecoveryGroup {
  readonly mat_recov_group_id: string;
  readonly mat_recov_group_name: string;
  readonly streams: readonly RecoveryStream[];
}
