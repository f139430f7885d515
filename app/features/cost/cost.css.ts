import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const top = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: vars.space[16],
  marginBottom: vars.space[16],
});
export const currency = style({ width: "8rem" });
export const sentence = style({ maxWidth: "46rem", marginBottom: vars.space[16] });

/** Where the columns have no room, each product is a block with its fields. */
export const table = style({
  "@media": {
    [media.phone]: {
      selectors: {
        "& thead": { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
        "&, & tbody, & tr, & th, & td": { display: "block", textAlign: "start" },
      },
    },
  },
});

export const price = style({ width: "100%", maxWidth: "9rem" });
export const cell = style({ verticalAlign: "middle" });

/** The column's name, where there are no columns. */
export const cellName = style({
  display: "none",
  fontSize: vars.text.caption.size,
  color: vars.color.ink2,
  "@media": { [media.phone]: { display: "block" } },
});

export const below = style({ display: "grid", gap: vars.space[16], marginTop: vars.space[16] });
export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  "@media": { [media.print]: { display: "none" } },
});
