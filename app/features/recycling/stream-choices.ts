import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { RecoveryGroup, RecoveryStream } from "../../../workers/engine/recovery-streams.ts";

export type Overrides = Comparison["recycling_overrides"];
export type Direction = "recycle" | "compost";

const choicesOf = (overrides: Overrides, direction: Direction): ReadonlyMap<string, boolean> =>
  new Map(Object.entries(overrides[direction] ?? {}));

/** True if a stream is collected: the user's choice, else the region's; never if not available (method.md section 6). */
export const isCollected = (stream: RecoveryStream, direction: Direction, overrides: Overrides): boolean => {
  const regional = stream[direction];
  if (regional === null || regional === "na") return false;
  return choicesOf(overrides, direction).get(stream.mat_recov_id) ?? regional === "on";
};

/** The overrides after a choice. A choice equal to the region's setting removes the override. */
export const withChoice = (
  overrides: Overrides,
  direction: Direction,
  stream: RecoveryStream,
  collected: boolean,
): Overrides => {
  const choices = new Map(choicesOf(overrides, direction));
  if (collected === (stream[direction] === "on")) choices.delete(stream.mat_recov_id);
  else choices.set(stream.mat_recov_id, collected);
  const { [direction]: _, ...rest } = overrides;
  return choices.size === 0 ? rest : { ...rest, [direction]: Object.fromEntries(choices) };
};

/** Whether any stream differs from its default. */
export const hasChoices = (overrides: Overrides): boolean =>
  choicesOf(overrides, "recycle").size + choicesOf(overrides, "compost").size > 0;

/** Number of streams of all groups. */
export const countStreams = (groups: readonly RecoveryGroup[]): number =>
  groups.reduce((count, { streams }) => count + streams.length, 0);

/** Only streams of the products in question; omits empty groups. */
export const concernedGroups = (groups: readonly RecoveryGroup[]): RecoveryGroup[] =>
  groups
    .map((group) => ({ ...group, streams: group.streams.filter((stream) => stream.concerned) }))
    .filter(({ streams }) => streams.length > 0);
