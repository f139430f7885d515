import { style } from "@vanilla-extract/css";
import { flex, grid, media, solid, space } from "../../theme/styling.ts";

export const notice = style({
  ...flex.lines(12),
  justifyContent: "space-between",
  padding: space(12, "3rem"),
  borderBottom: solid("rule"),
  "@media": {
    [media.phone]: { padding: space(12, 16) },
    [media.print]: { display: "none" },
  },
});

export const words = style(grid.stack(4));

export const part = style({ ...grid.stack(8), marginTop: space(16) });

/** Breaks long ids, so that nothing scrolls sideways on a phone. */
export const narrow = style({ overflowWrap: "anywhere" });

export const metrics = style({ display: "block", fontWeight: "normal" });
