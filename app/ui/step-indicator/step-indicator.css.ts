import { media } from "../../theme/breakpoints.ts";
import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = partStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  "@media": { [media.phone]: { gap: ".375rem" } },
});

export const item = partStyle({
  borderTop: `2px solid ${vars.color.rule2}`,
  selectors: { "&[data-state='done'], &[data-state='current']": { borderTopColor: vars.color.accent } },
});

export const step = partStyle({
  display: "flex",
  gap: ".625rem",
  width: "100%",
  paddingBlock: `${vars.space[12]} ${vars.space[4]}`,
  textAlign: "start",
  "@media": { [media.phone]: { display: "none" } },
});

export const circle = partStyle({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "1.375rem",
  height: "1.375rem",
  border: `1px solid ${vars.color.edge}`,
  borderRadius: "50%",
  fontSize: vars.text.caption.size,
  fontWeight: 600,
  color: vars.color.ink3,
  selectors: {
    [`${item}[data-state="done"] &`]: { borderColor: vars.color.accent, color: vars.color.accent },
    [`${item}[data-state="current"] &`]: {
      borderColor: vars.color.accent,
      background: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
});

export const words = partStyle({ display: "grid", minWidth: 0 });

export const title = partStyle({
  fontSize: vars.text.table.size,
  lineHeight: "1.375rem",
  fontWeight: 500,
  color: vars.color.ink2,
  selectors: {
    [`${item}[data-state="done"] &, ${item}[data-state="current"] &`]: { fontWeight: 600, color: vars.color.ink },
    [`button:hover > ${words} > &`]: { textDecorationLine: "underline", textUnderlineOffset: ".2em" },
  },
});

export const detail = partStyle({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: vars.color.ink3,
});

export const progress = partStyle({
  display: "none",
  marginBlockStart: vars.space[12],
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: vars.color.ink3,
  "@media": { [media.phone]: { display: "block" } },
});
