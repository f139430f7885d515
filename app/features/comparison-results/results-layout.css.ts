import { globalStyle, style } from "@vanilla-extract/css";
import { grid, media, solid, space } from "../../theme/styling.ts";

export const layout = style({
  ...grid.columns("17rem minmax(0, 1fr)"),
  // the border of the panel reaches down to the footer
  minHeight: "100%",
  "@media": { [media.stacked]: { gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" } },
});

export const column = style({
  maxWidth: "76rem",
  // the right edge is that of the header
  padding: "2rem 1.5rem .5rem 3rem",
  "@media": {
    // where no table of contents is beside it, the left edge is that of the header too
    "(width < 1200px)": { paddingInlineStart: space(24) },
    [media.stacked]: { padding: space(16, 24, 44) },
    [media.phone]: { padding: space(4, 16, 44) },
  },
});

export const head = style({
  ...grid.columns("minmax(0, 1fr) auto", 16, "start"),
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** Before the first scores: as high as the screen, so that the footer does not move up and down. */
export const waiting = style({ minBlockSize: "100vh" });

/** A layer of its own: the browser reuses its paint while other sections change, and skips it while off screen. */
export const section = style({
  marginTop: space(24),
  isolation: "isolate",
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 40rem",
  // focus outlines and touch targets extend past the edge
  overflowClipMargin: "1.5rem",
  "@media": { [media.print]: { contentVisibility: "visible" } },
});

// keeps a heading that is jumped to below the sticky header
globalStyle(`${section} h2`, { scrollMarginTop: "5.5rem" });

export const files = style({ display: "flex", flexWrap: "wrap" });

export const sentence = style({ maxWidth: "46rem", marginBottom: space(12) });

export const notice = style({
  ...grid.stack(8, "start"),
  maxWidth: "46rem",
  marginTop: space(16),
  paddingInlineStart: space(12),
  borderInlineStart: solid("warn", "2px"),
});
