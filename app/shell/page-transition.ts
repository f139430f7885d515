/** Duration of a page's fade (specification section 2); equals `vars.motion.page`. */
export const FADE_MS = 250;

/**
 * Tracks the running page transition. During one, requests for another page are ignored (specification section 2);
 * the browser's back and forward are not requests and always take effect.
 */
export interface PageTransition {
  /** called when a page starts to fade in; a page that does not fade has no transition */
  readonly begin: (key: string) => void;
  readonly end: () => void;
  /** false while another page fades in */
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
