import { flex, font, media, partStyle, size, solid, space, squareOf } from "../theme/styling.ts";
import { vars } from "../theme/vars.css.ts";

export const table = partStyle({ tableLayout: "fixed", ...size("table") });

const NAME = { wide: "29%", phone: "40%" };

export const nameColumn = partStyle({ width: NAME.wide, "@media": { [media.phone]: { width: NAME.phone } } });

export const row = partStyle({ height: "2rem" });

export const name = partStyle({
  paddingBlock: ".125rem",
  paddingInlineEnd: space(8),
  lineHeight: 1.3,
  fontWeight: 400,
});

/** Under the plot column. */
export const ticks = partStyle({
  position: "relative",
  height: "1.375rem",
  marginInlineStart: NAME.wide,
  "@media": { [media.phone]: { marginInlineStart: NAME.phone } },
});

export const tick = partStyle({
  position: "absolute",
  insetBlockStart: ".125rem",
  transform: "translateX(-50%)",
  ...font("caption", "ink3"),
  // the last one is at the edge of the page
  ":last-child": { transform: "translateX(-100%)" },
  "@media": { [media.phone]: { selectors: { "&[data-spare]": { display: "none" } } } },
});

export const legend = partStyle({
  ...flex.lines(space(".125rem", 16)),
  marginBlockStart: space(12),
  ...font("caption", "ink2"),
});
export const key = partStyle(flex.inline(".5rem"));

/** Shapes distinguish the marks without colour. On a line they are centred on their value; in the key they are inline. */
const shape = {
  display: "inline-block",
  flex: "none",
  boxSizing: "border-box",
  ...squareOf(".75rem"),
  printColorAdjust: "exact",
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
} as const;

export const shapes = [
  partStyle({ ...shape, borderRadius: "50%", background: vars.color.ink }),
  partStyle({ ...shape, ...squareOf(".625rem"), border: solid("ink2", "2px"), background: vars.color.paper }),
  partStyle({ ...shape, ...squareOf(".625rem"), rotate: "45deg", background: vars.color.warn }),
  partStyle({ ...shape, borderRadius: "50%", border: solid("accent", "2px"), background: vars.color.paper }),
] as const;

export const placed = partStyle({ position: "absolute", insetBlockStart: "50%", translate: "-50% -50%" });
