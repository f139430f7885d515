import type { Group } from "../../state/portfolio/portfolio-breakdown.ts";

/** A share, 0-1; 0 if the whole is 0. */
export const shareOf = (part: number | null, whole: number): number => (whole > 0 ? (part ?? 0) / whole : 0);
export const sumOf = (groups: readonly Group[], of: (group: Group) => number | null): number =>
  groups.reduce((sum, group) => sum + (of(group) ?? 0), 0);
export const largestOf = (groups: readonly Group[], of: (group: Group) => number | null): number =>
  groups.reduce((largest, group) => Math.max(largest, of(group) ?? 0), 0);

/** In the unit of the metric. */
export const climateOf = ({ raw }: Group): number | null => raw.climate;
export const usesOf = ({ kpis }: Group): number => kpis.items;
/** In kg. */
export const massOf = ({ kpis }: Group): number => kpis.mass_kg;
/** In kg. */
export const plasticOf = ({ kpis }: Group): number => kpis.plastic_mass_kg;
