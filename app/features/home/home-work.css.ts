import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const sections = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[24],
  marginTop: vars.space[24],
});

export const notice = style({
  marginTop: vars.space[12],
  maxWidth: "46rem",
  color: vars.color.warn,
  fontSize: vars.text.small.size,
});

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

export const warn = style({ color: vars.color.warn });

export const users = style({
  marginTop: vars.space[16],
  maxHeight: "40vh",
  overflow: "auto",
  borderTop: `1px solid ${vars.color.ink}`,
});

export const user = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${vars.space[4]} ${vars.space[16]}`,
  paddingBlock: vars.space[8],
  borderBottom: `1px solid ${vars.color.rule}`,
  fontSize: vars.text.table.size,
});

export const userName = style({ flex: 1, minWidth: "8rem", color: vars.color.ink });

export const where = style({ color: vars.color.ink2 });
