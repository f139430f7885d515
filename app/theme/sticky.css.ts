import { media, partStyle } from "./styling.ts";

/**
 * Stays in view while its page scrolls; the element's own style sets the offset. In a low window it scrolls with the
 * page, so that it hides neither most of the page nor the focused control. A `position` in the element's own style
 * overrides this one.
 */
export const sticky = partStyle({ position: "sticky", "@media": { [media.low]: { position: "static" } } });
