import { media } from "./breakpoints.ts";
import { partStyle } from "./part-style.ts";

/**
 * What stays in view while its page scrolls; its own style says where. In a low window it scrolls with the page, so that it hides
 * neither most of the page nor the focused control. A position that its own style sets, for a narrow window say, wins.
 */
export const sticky = partStyle({ position: "sticky", "@media": { [media.low]: { position: "static" } } });
