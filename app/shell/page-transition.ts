import { queryValue } from "../state/routes/match-route.ts";

/** Duration of a page's fade (specification section 2); equals `vars.motion.page`. */
export const FADE_MS = 250;

/**
 * Tracks the running page transition. During one, requests for another page are ignored (specification section 2);
 * the browser's back and forward are not requests: they always take effect, and the page that they show takes requests
 * at once.
 */
export interface PageTransition {
  /** called when a page starts to fade in; a page that does not fade has no transition */
  readonly begin: (key: string) => void;
  readonly end: () => void;
  /** asks for a page; false while another page fades in */
  readonly request: (key: string) => boolean;
}

/** A tracker without a running transition. */
export const createPageTransition = (): PageTransition => {
  let requested: string | null = null;
  // compared with the clock; a timer would fire late on a busy page
  let endsAt = 0;
  return {
    begin: (key) => {
      const isRequested = key === requested;
      endsAt = isRequested ? performance.now() + FADE_MS : 0;
      // forward to the same page is no request
      if (!isRequested) requested = null;
    },
    end: () => {
      endsAt = 0;
    },
    request: (key) => {
      if (key !== requested && performance.now() < endsAt) return false;
      requested = key;
      return true;
    },
  };
};

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
