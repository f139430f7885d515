import { style } from "@vanilla-extract/css";
import { flex, font, media, solid, space } from "../theme/styling.ts";
import { vars } from "../theme/vars.css.ts";

export const footer = style({
  ...flex.lines(),
  columnGap: space(24),
  rowGap: space(4),
  minHeight: "3.25rem",
  paddingBlock: space(12),
  paddingInline: space(24),
  borderTop: solid("rule"),
  ...font("caption", "ink3"),
  "@media": { [media.phone]: { paddingInline: space(16) }, [media.print]: { display: "none" } },
});

export const data = style({ minWidth: "9.5rem" });

export const link = style({
  color: vars.color.ink2,
  // a link of three letters is hard to hit
  minWidth: "1.5rem",
  textAlign: "center",
  "@media": { [media.touch]: { paddingBlock: ".25rem" } },
});
