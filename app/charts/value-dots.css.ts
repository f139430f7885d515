import { flex, font, media, partStyle, size, solid, space, squareOf } from "../theme/styling.ts";
import { vars } from "../theme/vars.css.ts";

export const table = partStyle({ tableLayout: "fixed", ...size("table") });

const NAME = { wide: "29%", phone: "45%" };
const VALUE = { wide: "4.5rem", phone: "3.25rem" };

export const nameColumn = partStyle({ width: NAME.wide, "@media": { [media.phone]: { width: NAME.phone } } });
export const valueColumn = partStyle({ width: VALUE.wide, "@media": { [media.phone]: { width: VALUE.phone } } });

export const row = partStyle({ height: "1.75rem", "@media": { [media.phone]: { height: "2rem" } } });

export const name = partStyle({
  paddingBlock: ".125rem",
  paddingInlineEnd: space(8),
  lineHeight: 1.3,
  fontWeight: 400,
});

export const reusableName = partStyle({ fontWeight: 500 });

export const value = partStyle({ textAlign: "end", fontWeight: 600 });

export const reusable = partStyle({ background: vars.color.accent, ...squareOf(".75rem") });

export const singleUse = partStyle({
  ...squareOf(".75rem"),
  border: solid("ink2", "2px"),
  background: vars.color.paper,
  "@media": { [media.forcedColors]: { background: "Canvas !important", borderColor: "CanvasText" } },
});

/** Aligned with the plot column. */
export const ticks = partStyle({
  position: "relative",
  height: "1.375rem",
  marginInline: `${NAME.wide} ${VALUE.wide}`,
  "@media": { [media.phone]: { marginInline: `${NAME.phone} ${VALUE.phone}` } },
});

export const tick = partStyle({
  position: "absolute",
  insetBlockStart: ".125rem",
  transform: "translateX(-50%)",
  ...font("caption", "ink3"),
  "@media": { [media.phone]: { selectors: { "&[data-spare]": { display: "none" } } } },
});

export const legend = partStyle({
  ...flex.lines(space(".125rem", 16)),
  marginBlockStart: space(12),
  ...font("caption", "ink3"),
});

export const key = partStyle(flex.inline(".375rem"));

export const keyDot = partStyle({
  display: "inline-block",
  flex: "none",
  ...squareOf(".625rem"),
  borderRadius: "50%",
  printColorAdjust: "exact",
});
