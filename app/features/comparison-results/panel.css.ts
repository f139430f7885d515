import { style } from "@vanilla-extract/css";
import { sticky } from "../../theme/sticky.css.ts";
import { flex, grid, media, size, solid, space } from "../../theme/styling.ts";

export const panel = style({
  borderInlineEnd: solid("rule"),
  "@media": { [media.stacked]: { borderInlineEnd: 0 }, [media.print]: { display: "none" } },
});

/** Stays in place while the results scroll. */
export const body = style([
  sticky,
  {
    // below the header
    top: "3.5rem",
    display: "grid",
    padding: space(24, 24, 32),
    // higher than most windows: its end must not wait for the end of the results
    maxHeight: "calc(100vh - 3.5rem)",
    overflowY: "auto",
    overscrollBehavior: "contain",
    "@media": {
      [media.low]: { position: "static", maxHeight: "none" },
      [media.stacked]: {
        position: "static",
        maxHeight: "none",
        display: "none",
        // keep the panel open if a device is rotated while a field has the focus
        selectors: { "&[data-open='true'], &:focus-within": { display: "grid" } },
        padding: space(8, 24, 16),
        maxWidth: "32rem",
        rowGap: space(8),
      },
      [media.phone]: { paddingInline: space(16) },
    },
  },
]);

export const line = style({
  display: "none",
  "@media": {
    [media.stacked]: { display: "block", padding: space(16, 24, 0) },
    [media.phone]: { paddingInline: space(16) },
  },
});

export const grow = style({ flex: 1, minWidth: 0 });

export const nameRow = style({ ...flex.apart(8, "start"), minHeight: "2.75rem" });

export const name = style({ ...size("section"), lineHeight: 1.25, paddingBlock: ".25rem" });

export const note = style({ marginBottom: space(8) });

export const field = style({ ...flex.apart(8, "start"), paddingBlock: space(8), borderTop: solid("rule") });

export const value = style({ ...size("table"), fontWeight: 600 });

export const contents = style({ marginBlock: space(16), paddingTop: space(16), borderTop: solid("rule") });

export const dialogBody = style(grid.stack(16));

export const buttons = style(grid.stack(8));
