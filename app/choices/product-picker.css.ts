import { style } from "@vanilla-extract/css";
import { flex, grid, hiddenOn, media, solid, space } from "../theme/styling.ts";
import { vars } from "../theme/vars.css.ts";

export const toolbar = style({ ...flex.lines(12), marginTop: space(16), marginBottom: space(8) });

export const search = style({ width: "19rem", maxWidth: "100%", "@media": { [media.phone]: { width: "100%" } } });

export const filter = style({
  // Longer labels in other languages make it wider, not higher.
  width: "max-content",
  minWidth: "17.5rem",
  maxWidth: "100%",
  "@media": { [media.phone]: { width: "100%" } },
});

export const commands = style({
  ...flex.row(8, "stretch"),
  marginInlineStart: "auto",
  whiteSpace: "nowrap",
  // Aligns the text of quiet buttons with the column, not their invisible edges.
  marginInlineEnd: "-.75rem",
  "@media": { [media.phone]: { marginInline: "-.75rem", gap: 0, flexWrap: "wrap" } },
});

/** Material, mass, uses and washing; a phone shows the name only. */
const wideOnly = style(hiddenOn("phone"));

export const materialHead = style([wideOnly, { width: "30%" }]);
export const massHead = style([wideOnly, { width: "4.5rem" }]);
export const usesHead = style([wideOnly, { width: "3.75rem" }]);
export const washHead = style([wideOnly, { width: "21%" }]);

/** Shown on a phone too. */
export const quantityHead = style({ width: "8rem" });

/** Rows are 34 px high; a checkbox with its label takes 32 px. */
export const keyCell = style({ paddingBlock: "1px", fontWeight: 400 });
export const valueCell = style([wideOnly, { paddingBlock: "calc(.32rem + 1px)" }]);

/** Aligns the heading with the names, not with the checkboxes. */
export const nameHead = style({ paddingInlineStart: "2.375rem" });

export const nameCell = style({
  ...flex.lines(),
  columnGap: space(12),
  // Marks that wrap are aligned with the name, not with its checkbox.
  paddingInlineStart: "1.75rem",
});

export const nameBox = style({ marginInlineStart: "-1.75rem" });

export const nothing = style({ display: "block", paddingBlock: space(24) });

export const actions = style({ marginTop: space(16) });

export const aside = style({
  borderInlineStart: solid("rule2"),
  paddingInlineStart: space(24),
  alignSelf: "stretch",
  "@media": { "(width <= 1280px)": { borderInlineStart: 0, paddingInlineStart: 0 } },
});

export const chosenList = style({ marginTop: space(12) });

export const chosenRow = style({ ...flex.apart(8), borderBottom: solid("rule") });

export const chosenName = style({ ...flex.row(8), paddingBlock: space(4) });

export const verdict = style({ marginTop: space(16), ...grid.stack(8, "start") });

export const good = style({ ...flex.row(8), color: vars.color.accent });

export const problem = style({ color: vars.color.bad });
