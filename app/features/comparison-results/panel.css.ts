import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { sticky } from "../../theme/sticky.css.ts";
import { vars } from "../../theme/vars.css.ts";

export const panel = style({
  borderInlineEnd: `1px solid ${vars.color.rule}`,
  "@media": { [media.stacked]: { borderInlineEnd: 0 }, [media.print]: { display: "none" } },
});

/** Stays in place while the results scroll. */
export const body = style([
  sticky,
  {
    // below the header
    top: "3.5rem",
    display: "grid",
    padding: `${vars.space[24]} ${vars.space[24]} ${vars.space[32]}`,
    "@media": {
      [media.stacked]: {
        position: "static",
        display: "none",
        // keep the panel open if a device is rotated while a field has the focus
        selectors: { "&[data-open='true'], &:focus-within": { display: "grid" } },
        padding: `${vars.space[8]} ${vars.space[24]} ${vars.space[16]}`,
        maxWidth: "32rem",
        rowGap: vars.space[8],
      },
      [media.phone]: { paddingInline: vars.space[16] },
    },
  },
]);

export const line = style({
  display: "none",
  "@media": {
    [media.stacked]: { display: "block", padding: `${vars.space[16]} ${vars.space[24]} 0` },
    [media.phone]: { paddingInline: vars.space[16] },
  },
});

export const grow = style({ flex: 1, minWidth: 0 });

export const nameRow = style({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: vars.space[8],
  minHeight: "2.75rem",
});

export const name = style({ fontSize: vars.text.section.size, lineHeight: 1.25, paddingBlock: ".25rem" });

export const note = style({ marginBottom: vars.space[8] });

export const field = style({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  borderTop: `1px solid ${vars.color.rule}`,
});

export const value = style({ fontSize: vars.text.table.size, fontWeight: 600 });

export const contents = style({
  marginBlock: vars.space[16],
  paddingTop: vars.space[16],
  borderTop: `1px solid ${vars.color.rule}`,
});

export const dialogBody = style({ display: "grid", gap: vars.space[16] });

export const buttons = style({ display: "grid", gap: vars.space[8] });
