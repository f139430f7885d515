import { style } from "@vanilla-extract/css";
import { columnOf, flex, grid, hiddenOn, media, size, space } from "../../theme/styling.ts";

export const choices = style({ ...flex.lines(space(8, 16)), marginBlock: space(12), ...hiddenOn("print") });
export const csv = style({ marginInlineStart: "auto" });

/** Columns hidden on a phone; the CSV file has them. */
export const wide = style(hiddenOn("phoneScreen"));

export const columns = {
  score: columnOf("15%", "2.75rem"),
  best: columnOf("7%", "0"),
  uses: columnOf("12%", "5.75rem"),
  climate: columnOf("13%", "4.75rem"),
  mass: columnOf("10%", "0"),
  share: columnOf("7%", "0"),
};

/** The country beside the name of a site. */
export const country = style({ ...size("small", "ink2"), fontWeight: 400, ...hiddenOn("phoneScreen") });

/** A score with its bar after the number. */
export const score = style({
  ...grid.columns("2rem minmax(3rem, 1fr)", 8, "center"),
  "@media": { [media.phoneScreen]: { gridTemplateColumns: "2rem" } },
});
export const track = style(hiddenOn("phoneScreen"));
