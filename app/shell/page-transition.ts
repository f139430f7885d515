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
