import { flex, media, partStyle, size, solid, space, squareOf, wholeStyle } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const host = partStyle({ width: "100%" });

export const box = partStyle({ position: "relative", ...flex.row(), width: "100%" });

export const input = wholeStyle({ minWidth: 0, paddingInlineEnd: "2.375rem", textOverflow: "ellipsis" });

export const roomForClear = wholeStyle({ paddingInlineEnd: "4.5rem" });

export const clear = partStyle({ position: "absolute", insetInlineEnd: "2.125rem" });

export const toggle = partStyle({
  position: "absolute",
  insetInlineEnd: 0,
  display: "grid",
  placeItems: "center",
  ...squareOf("2.25rem"),
  borderRadius: vars.radius.control,
  color: vars.color.ink2,
  selectors: { "&[data-hovered]": { color: vars.color.ink } },
  "@media": { [media.touch]: { ...squareOf("2.75rem") } },
});

export const popover = partStyle({
  minWidth: "var(--trigger-width)",
  maxWidth: "min(32rem, calc(100vw - 1rem))",
  borderRadius: vars.radius.float,
  background: vars.color.raised,
  boxShadow: vars.shadow.float,
  ...size("table"),
  overflow: "hidden",
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

/** Height of a list according to the specification. */
export const list = partStyle({ maxHeight: "40vh", overflow: "auto", paddingBlock: space(4), outline: "none" });

export const option = partStyle({
  ...flex.apart(12, "baseline"),
  minHeight: "2.25rem",
  padding: ".375rem .75rem",
  color: vars.color.ink,
  cursor: "pointer",
  selectors: {
    "&[data-hovered], &[data-focused]": { background: vars.color.wash },
    "&[data-focus-visible]": { outline: solid("focus", "2px"), outlineOffset: "-2px" },
    "&[data-selected]": { background: vars.color.accentWash, fontWeight: 600 },
  },
  "@media": { [media.touch]: { minHeight: "2.75rem" } },
});

export const detail = partStyle({ flex: "none", ...size("caption", "ink3"), fontWeight: 400 });

export const nothing = partStyle({ padding: ".5rem .75rem", color: vars.color.ink2 });
