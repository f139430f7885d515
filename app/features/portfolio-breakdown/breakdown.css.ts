import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[8]} ${vars.space[16]}`,
  marginBlock: vars.space[12],
  "@media": { [media.print]: { display: "none" } },
});
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
  fontSize: vars.text.small.size,
  fontWeight: 400,
  color: vars.color.ink2,
  "@media": { [`screen and ${media.phone}`]: { display: "none" } },
});

/** A score with its bar after the number. */
export const score = style({
  display: "grid",
  gridTemplateColumns: "2rem minmax(3rem, 1fr)",
  alignItems: "center",
  gap: vars.space[8],
  "@media": { [`screen and ${media.phone}`]: { gridTemplateColumns: "2rem" } },
});
export const track = style({ "@media": { [`screen and ${media.phone}`]: { display: "none" } } });
