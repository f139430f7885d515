import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

/** What a collapsed section holds, beside its title. */
export const names = style({
  display: "inline-block",
  maxWidth: "26rem",
  marginInlineStart: vars.space[16],
  verticalAlign: "bottom",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontSize: vars.text.table.size,
  color: vars.color.ink2,
  "@media": { [media.phone]: { display: "none" }, [media.stacked]: { maxWidth: "16rem" } },
});

export const tools = style({ display: "flex", flexWrap: "wrap", gap: vars.space[12] });

export const search = style({ flex: "0 1 22rem", marginBlock: vars.space[12] });

/** Only on phones, where the table has no heads to click. */
export const sort = style({
  display: "none",
  "@media": { [media.phone]: { display: "block", flex: 1, minWidth: "12rem", marginBlock: vars.space[8] } },
});
