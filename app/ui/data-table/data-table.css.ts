import { globalStyle, style } from "@vanilla-extract/css";
import { partLayer } from "../../theme/layers.css.ts";
import { flex, font, grid, hiddenOn, media, partStyle, shownOn, size, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const table = partStyle({ tableLayout: "fixed", ...font("table") });

/** The note below a table. */
globalStyle(`${table} + p`, { "@layer": { [partLayer]: { marginTop: ".625rem" } } });

export const inset = partStyle({});

export const caption = partStyle({ paddingBlock: space(0, 8), textAlign: "start", ...size("small", "ink2") });

export const headRow = partStyle({ borderBottom: solid("ink") });

export const row = partStyle({
  borderBottom: solid("rule"),
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
  ...font("caption", "ink2"),
  fontWeight: 500,
  // A word breaks only if it is wider than its column; automatic hyphens would break words that fit on a line of their own.
  overflowWrap: "anywhere",
});

export const key = partStyle({ fontWeight: 500 });
export const numeric = partStyle({ textAlign: "end" });
export const muted = partStyle({ color: vars.color.ink2 });
export const strong = partStyle({ fontWeight: 600 });
/** Distance from a right-aligned number in the previous column. */
export const afterNumber = partStyle({ paddingInlineStart: "1.75rem" });

export const pager = partStyle({
  ...flex.row(4),
  justifyContent: "flex-end",
  paddingBlock: space(4),
  ...size("small", "ink2"),
});

export const moreRows = partStyle({ marginTop: space(12), ...hiddenOn("print") });

export const phoneList = partStyle(shownOn("phone"));
export const phoneItem = partStyle({ paddingBlock: space(12), borderBottom: solid("rule") });
export const phoneHead = partStyle(flex.apart(12, "stretch"));
export const phoneFacts = partStyle({ ...grid.stack(4), marginTop: space(4) });
export const phoneFact = partStyle({ ...flex.apart(12, "baseline"), ...size("small", "ink2") });

export const amountBar = style({
  display: "block",
  height: "4px",
  marginBlockStart: ".25rem",
  backgroundColor: vars.color.wash,
  backgroundRepeat: "no-repeat",
  backgroundImage: `linear-gradient(${vars.color.ink3}, ${vars.color.ink3})`,
  "@media": { [media.print]: { printColorAdjust: "exact" }, [media.forcedColors]: { display: "none" } },
});
