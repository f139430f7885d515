import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

export const table = partStyle({
  tableLayout: "fixed",
  fontSize: vars.text.table.size,
  lineHeight: vars.text.table.line,
});

export const inset = partStyle({});

export const caption = partStyle({
  paddingBlock: `0 ${vars.space[8]}`,
  textAlign: "start",
  fontSize: vars.text.small.size,
  color: vars.color.ink2,
});

export const headRow = partStyle({ borderBottom: `1px solid ${vars.color.ink}` });

export const row = partStyle({
  borderBottom: `1px solid ${vars.color.rule}`,
  selectors: {
    "tbody > &:last-child": { borderBottomColor: vars.color.rule2 },
    "&[data-selected='true']": { background: vars.color.accentWash },
  },
  "@media": {
    // No page break inside a row or between the head and the first row.
    [media.print]: { breakInside: "avoid", selectors: { "tbody > &:first-child": { breakBefore: "avoid" } } },
  },
});

export const cell = partStyle({
  padding: ".5rem",
  verticalAlign: "top",
  textAlign: "start",
  fontWeight: 400,
  selectors: {
    [`${table}:not(${inset}) &:first-child`]: { paddingInlineStart: 0 },
    [`${table}:not(${inset}) &:last-child`]: { paddingInlineEnd: 0 },
  },
  "@media": { [media.phone]: { padding: ".625rem .375rem" } },
});

export const head = partStyle({
  verticalAlign: "bottom",
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  fontWeight: 500,
  color: vars.color.ink2,
  // A long word breaks instead of overlapping the next column.
  hyphens: "auto",
  overflowWrap: "anywhere",
});

export const key = partStyle({ fontWeight: 500 });
export const numeric = partStyle({ textAlign: "end" });
export const muted = partStyle({ color: vars.color.ink2 });
export const strong = partStyle({ fontWeight: 600 });
/** Distance from a right-aligned number in the previous column. */
export const afterNumber = partStyle({ paddingInlineStart: "1.75rem" });

export const pager = partStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  fontSize: vars.text.small.size,
  color: vars.color.ink2,
});

export const moreRows = partStyle({ marginTop: vars.space[12], "@media": { [media.print]: { display: "none" } } });

export const phoneList = partStyle({ display: "none", "@media": { [media.phone]: { display: "block" } } });
export const phoneItem = partStyle({ paddingBlock: vars.space[12], borderBottom: `1px solid ${vars.color.rule}` });
export const phoneHead = partStyle({ display: "flex", justifyContent: "space-between", gap: vars.space[12] });
export const phoneFacts = partStyle({ display: "grid", gap: vars.space[4], marginTop: vars.space[4] });
export const phoneFact = partStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[12],
  fontSize: vars.text.small.size,
  color: vars.color.ink2,
});

export const amountBar = style({
  display: "block",
  height: "4px",
  marginBlockStart: ".25rem",
  backgroundColor: vars.color.wash,
  backgroundRepeat: "no-repeat",
  backgroundImage: `linear-gradient(${vars.color.ink3}, ${vars.color.ink3})`,
  "@media": { [media.print]: { printColorAdjust: "exact" }, [media.forcedColors]: { display: "none" } },
});
