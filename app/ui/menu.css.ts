import { media, z } from "../theme/breakpoints.ts";
import { partStyle } from "../theme/part-style.ts";
import { vars } from "../theme/vars.css.ts";

export const anchor = partStyle({ display: "inline-block" });

/** At a place that is computed when it opens: a table around it may scroll or clip. */
export const menu = partStyle({
  position: "fixed",
  zIndex: z.menu,
  minWidth: "11rem",
  maxWidth: "calc(100vw - 1rem)",
  maxHeight: "40vh",
  overflow: "auto",
  paddingBlock: vars.space[8],
  borderRadius: vars.radius.float,
  background: vars.color.raised,
  boxShadow: vars.shadow.float,
  fontSize: vars.text.table.size,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const item = partStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  width: "100%",
  minHeight: "2.25rem",
  padding: ".25rem 1rem",
  color: vars.color.ink,
  selectors: {
    "&:hover, &:focus-visible": { background: vars.color.wash },
    "&:focus-visible": { outlineOffset: "-2px" },
    "&:disabled": { color: vars.color.ink3, background: "none" },
  },
  "@media": { [media.touch]: { minHeight: "2.75rem" } },
});

export const danger = partStyle({ color: vars.color.bad });

export const rule = partStyle({ height: "1px", marginBlock: vars.space[8], background: vars.color.rule });

export const noIcon = partStyle({ width: "1rem", flex: "none" });
