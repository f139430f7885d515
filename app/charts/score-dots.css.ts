import { media } from "../theme/breakpoints.ts";
import { partStyle } from "../theme/part-style.ts";
import { vars } from "../theme/vars.css.ts";

export const table = partStyle({ tableLayout: "fixed" });

export const nameColumn = partStyle({ width: "27%", "@media": { [media.phone]: { width: "40%" } } });
export const scoreColumn = partStyle({ width: "5rem", "@media": { [media.phone]: { width: "3rem" } } });

export const menuColumn = partStyle({
  width: "2.75rem",
  "@media": { [media.touch]: { width: "3rem" }, [media.print]: { width: 0 } },
});
export const menuCell = partStyle({
  // Contains the absolutely positioned hidden label.
  position: "relative",
  padding: 0,
  textAlign: "end",
  "@media": { [media.print]: { display: "none" } },
});

export const headRow = partStyle({ borderBottom: `1px solid ${vars.color.ink}` });

export const head = partStyle({
  paddingBlockEnd: ".375rem",
  verticalAlign: "bottom",
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: vars.color.ink3,
});

export const scoreHead = partStyle({ textAlign: "end" });

export const plotHead = partStyle({
  paddingInlineStart: vars.space[24],
  "@media": { [media.phone]: { paddingInlineStart: vars.space[8] } },
});

export const legend = partStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  "@media": { [media.phone]: { display: "none" } },
});

export const legendItem = partStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: ".375rem",
  whiteSpace: "nowrap",
});

export const row = partStyle({
  // In a table, height is the minimum height.
  height: "2.5rem",
  borderBottom: `1px solid ${vars.color.rule}`,
  "@media": { [media.touch]: { height: "2.75rem" }, [media.print]: { breakInside: "avoid" } },
});

export const name = partStyle({
  paddingBlock: ".375rem",
  fontSize: vars.text.table.size,
  lineHeight: 1.25,
  fontWeight: 400,
});

export const mark = partStyle({ marginInlineStart: vars.space[4] });

export const score = partStyle({
  textAlign: "end",
  fontSize: vars.text.section.size,
  lineHeight: 1.25,
  fontWeight: 600,
  "@media": { [media.phone]: { fontSize: vars.text.group.size } },
});

export const unknown = partStyle({
  whiteSpace: "nowrap",
  fontSize: vars.text.caption.size,
  fontWeight: 400,
  color: vars.color.ink3,
});

export const open = partStyle({
  fontWeight: "inherit",
  minWidth: "2rem",
  minHeight: "2rem",
  textAlign: "end",
  selectors: { "&:hover, &:focus-visible": { textDecorationLine: "underline", textUnderlineOffset: ".2em" } },
  "@media": { [media.touch]: { minWidth: "2.75rem", minHeight: "2.75rem" } },
});

export const plotCell = partStyle({
  // Lets the plot inside fill the height of its row.
  height: "inherit",
  padding: 0,
  paddingInlineStart: vars.space[24],
  "@media": { [media.phone]: { paddingInlineStart: vars.space[8] } },
});

export const note = partStyle({
  marginBlockStart: ".625rem",
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: vars.color.ink3,
});
