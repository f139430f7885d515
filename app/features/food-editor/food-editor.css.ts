import { style } from "@vanilla-extract/css";
import { face, flex, grid, media, size, solid, space, squareOf } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const notice = style({ marginTop: space(16) });

export const columns = style({
  ...grid.columns("minmax(0, 46rem) 19rem", 56),
  marginTop: space(24),
  "@media": { [media.stacked]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space(32) } },
});

export const form = style({ ...grid.stack(24), alignContent: "start" });

export const properties = style(grid.columns("repeat(auto-fit, minmax(min(18rem, 100%), 1fr))", space(16, 24)));

export const panel = style({
  ...grid.stack(12),
  alignContent: "start",
  paddingInlineStart: space(24),
  borderInlineStart: solid("rule2"),
  "@media": {
    [media.stacked]: {
      paddingInlineStart: 0,
      borderInlineStart: 0,
      paddingBlockStart: space(16),
      borderBlockStart: solid("rule2"),
    },
  },
});

export const figure = style(face("title"));

export const scale = style({
  position: "relative",
  height: "4px",
  marginInline: ".375rem",
  background: vars.color.rule,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const dot = style({
  position: "absolute",
  insetBlockStart: "50%",
  ...squareOf(".75rem"),
  borderRadius: "50%",
  background: vars.color.ink,
  transform: "translate(-50%, -50%)",
  "@media": { [media.forcedColors]: { background: "CanvasText" } },
});

export const ends = style(flex.apart(8, "stretch"));

export const unfinished = style(size("small", "warn"));
