import { style } from "@vanilla-extract/css";
import { flex, grid, hiddenOn, media, size, space } from "../../theme/styling.ts";

export const choices = style({ ...flex.lines(space(8, 16)), marginBlock: space(12), ...hiddenOn("print") });
export const csv = style({ marginInlineStart: "auto" });

/** Columns hidden on a phone; the CSV file has them. */
export const wide = style({ "@media": { [`screen and ${media.phone}`]: { display: "none" } } });

/** Width of a column, with another on a phone, where hidden columns leave space. */
const column = (width: string, phone: string) =>
  style({ width, "@media": { [`screen and ${media.phone}`]: { width: phone } } });
export const columns = {
  score: column("15%", "2.75rem"),
  best: column("7%", "0"),
  uses: column("12%", "5.75rem"),
  climate: column("13%", "4.75rem"),
  mass: column("10%", "0"),
  share: column("7%", "0"),
};

/** The country beside the name of a site. */
export const country = style({
  ...size("small", "ink2"),
  fontWeight: 400,
  "@media": { [`screen and ${media.phone}`]: { display: "none" } },
});

/** A score with its bar after the number. */
export const score = style({
  ...grid.columns("2rem minmax(3rem, 1fr)", 8, "center"),
  "@media": { [`screen and ${media.phone}`]: { gridTemplateColumns: "2rem" } },
});
export const track = style({ "@media": { [`screen and ${media.phone}`]: { display: "none" } } });
