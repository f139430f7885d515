/** How long pages fade (specification section 2); the style of the page has the same duration. */
export const FADE_MS = 250;

/**
 * Says whether a page transition is running. While one is, requests for another page are ignored
 * (specification section 2); the browser's own back and forward are not requests and always hold.
 */
export interface PageTransition {
  /** from when the new page is on screen until it has faded in; a page that does not fade has none */
  readonly begin: (key: string) => void;
  readonly end: () => void;
  /** false: another page fades in */
  readonly admits: (key: string) => boolean;
}

export const createPageTransition = (): PageTransition => {
  let runningTo: string | null = null;
  return {
    begin: (key) => {
      runningTo = key;
    },
    end: () => {
      runningTo = null;
    },
    admits: (key) => runningTo === null || runningTo === key,
  };
};
