import { queryValue } from "../state/match-route.ts";

/** The part of an address that decides what is shown. */
export interface Address {
  readonly pathname: string;
  /** with its question mark, or empty */
  readonly search: string;
}

/**
 * The key of the page at an address: another key is a page transition. The wizard and each finished comparison
 * are pages of their own although they share a path.
 */
export const pageKey = ({ pathname, search }: Address): string => {
  const finished = queryValue(search, "step") === undefined ? queryValue(search, "comparison_id") : undefined;
  return finished === undefined ? pathname : `${pathname} ${finished}`;
};
