import { style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/vars.css.ts";

export const toolbar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[12],
  marginTop: vars.space[16],
  marginBottom: vars.space[8],
});

export const search = style({
  width: "19rem",
  maxWidth: "100%",
  "@media": { [media.phone]: { width: "100%" } },
});

export const filter = style({
  // Longer labels in other languages make it wider, not higher.
  width: "max-content",
  minWidth: "17.5rem",
  maxWidth: "100%",
  "@media": { [media.phone]: { width: "100%" } },
});

export const commands = style({
  display: "flex",
  gap: vars.space[8],
  marginInlineStart: "auto",
  whiteSpace: "nowrap",
  // Aligns the text of quiet buttons with the column, not their invisible edges.
  marginInlineEnd: "-.75rem",
  "@media": { [media.phone]: { marginInline: "-.75rem", gap: 0, flexWrap: "wrap" } },
});

/** Material, mass, uses and washing; a phone shows the name only. */
const wideOnly = style({ "@media": { [media.phone]: { display: "none" } } });

export const materialHead = style([wideOnly, { width: "30%" }]);
export const massHead = style([wideOnly, { width: "4.5rem" }]);
export const usesHead = style([wideOnly, { width: "3.75rem" }]);
export const washHead = style([wideOnly, { width: "21%" }]);

/** Rows are 34 px high; a checkbox with its label takes 32 px. */
export const keyCell = style({ paddingBlock: "1px", fontWeight: 400 });
export const valueCell = style([wideOnly, { paddingBlock: "calc(.32rem + 1px)" }]);

/** Aligns the heading with the names, not with the checkboxes. */
export const nameHead = style({ paddingInlineStart: "2.375rem" });

export const nameCell = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[12],
  // Marks that wrap are aligned with the name, not with its checkbox.
  paddingInlineStart: "1.75rem",
});

export const nameBox = style({ marginInlineStart: "-1.75rem" });

export const nothing = style({ display: "block", paddingBlock: vars.space[24] });

export const actions = style({ marginTop: vars.space[16] });

export const aside = style({
  borderInlineStart: `1px solid ${vars.color.rule2}`,
  paddingInlineStart: vars.space[24],
  alignSelf: "stretch",
  "@media": { "(width <= 1280px)": { borderInlineStart: 0, paddingInlineStart: 0 } },
});

export const chosenList = style({ marginTop: vars.space[12] });

export const chosenRow = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[8],
  borderBottom: `1px solid ${vars.color.rule}`,
});

export const chosenName = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  paddingBlock: vars.space[4],
});

export const verdict = style({ marginTop: vars.space[16], display: "grid", gap: vars.space[8], justifyItems: "start" });

export const good = style({ display: "flex", alignItems: "center", gap: vars.space[8], color: vars.color.accent });

export const problem = style({ color: vars.color.bad });
