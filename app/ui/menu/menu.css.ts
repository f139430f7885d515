import { flex, media, partStyle, size, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

/** Positioned in the top layer by the library, because a table around the button may scroll or clip. */
export const popover = partStyle({
  minWidth: "11rem",
  maxWidth: "calc(100vw - 1rem)",
  borderRadius: vars.radius.float,
  background: vars.color.raised,
  boxShadow: vars.shadow.float,
  ...size("table"),
  // the library limits its height to the room in the window; the menu inside scrolls
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const menu = partStyle({
  minHeight: 0,
  maxHeight: "70vh",
  overflow: "auto",
  paddingBlock: space(8),
  outline: "none",
});

export const item = partStyle({
  ...flex.row(12),
  width: "100%",
  minHeight: "2.25rem",
  padding: ".25rem 1rem",
  color: vars.color.ink,
  cursor: "pointer",
  selectors: {
    "&[data-hovered], &[data-focused]": { background: vars.color.wash },
    "&[data-focus-visible]": { outline: solid("focus", "2px"), outlineOffset: "-2px" },
    "&[data-disabled]": { color: vars.color.ink3, background: "none", cursor: "default" },
  },
  "@media": { [media.touch]: { minHeight: "2.75rem" } },
});

export const labelBesideDetail = partStyle({ minWidth: "6.5rem", fontWeight: 600 });

export const detail = partStyle(size("small", "ink2"));

export const danger = partStyle({ color: vars.color.bad });

export const rule = partStyle({ height: "1px", margin: space(8, 0), border: 0, background: vars.color.rule });

export const noIcon = partStyle({ width: "1rem", flex: "none" });
