import { queryValue } from "../state/routes/match-route.ts";

/** Path and query of an address. */
export interface Address {
  readonly pathname: string;
  /** with its question mark, or empty */
  readonly search: string;
}

/**
 * The key of the page at an address; a new key is a page transition. The wizard and each finished comparison have
 * keys of their own although they share a path.
 */
export const pageKey = ({ pathname, search }: Address): string => {
  const finished = queryValue(search, "step") === undefined ? queryValue(search, "comparison_id") : undefined;
  return finished === undefined ? pathname : `${pathname} ${finished}`;
};
