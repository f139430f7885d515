import { globalStyle } from "@vanilla-extract/css";
import { partLayer } from "../../theme/layers.css.ts";
import { media, partStyle, size } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

/** The fill is a background image, set inline. */
export const track = partStyle({
  display: "block",
  width: "100%",
  height: "4px",
  backgroundColor: vars.color.rule,
  backgroundRepeat: "no-repeat",
  "@media": {
    [media.forcedColors]: {
      backgroundColor: "Canvas !important",
      backgroundImage: "linear-gradient(CanvasText, CanvasText) !important",
      border: "1px solid CanvasText",
      forcedColorAdjust: "none",
      selectors: { "&:not([style])": { backgroundImage: "none !important" } },
    },
    [media.print]: { printColorAdjust: "exact" },
  },
});

// Blocks: a page has about 100 of these, and grid layout takes 50 % longer.
export const cell = partStyle({ display: "block" });
globalStyle(`${cell} > * + *`, { "@layer": { [partLayer]: { marginBlockStart: ".25rem" } } });

export const number = partStyle({ display: "block", ...size("body"), lineHeight: 1.3, fontWeight: 500 });

export const unknown = partStyle({ color: vars.color.ink3, fontWeight: 400 });
