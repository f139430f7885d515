import { style } from "@vanilla-extract/css";
import { media } from "./breakpoints.ts";

/**
 * What stays in view while its page scrolls; its own style says where. In a low window it scrolls with the page, so that it hides
 * neither most of the page nor the focused control.
 */
export const sticky = style({ position: "sticky", "@media": { [media.low]: { position: "static" } } });
