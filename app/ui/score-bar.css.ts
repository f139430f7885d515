import { media } from "../theme/breakpoints.ts";
import { partStyle } from "../theme/part-style.ts";
import { vars } from "../theme/vars.css.ts";

export const track = partStyle({
  display: "block",
  width: "100%",
  height: "4px",
  background: vars.color.rule,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const fill = partStyle({
  display: "block",
  height: "100%",
  "@media": {
    [media.forcedColors]: { background: "CanvasText !important", forcedColorAdjust: "none" },
    [media.print]: { printColorAdjust: "exact" },
  },
});

export const cell = partStyle({ display: "grid", justifyItems: "start", gap: ".25rem" });

export const number = partStyle({ fontSize: vars.text.body.size, lineHeight: 1.3, fontWeight: 500 });

export const unknown = partStyle({ color: vars.color.ink3, fontWeight: 400 });
