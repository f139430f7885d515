import { media } from "../theme/breakpoints.ts";
import { partStyle } from "../theme/part-style.ts";
import { vars } from "../theme/vars.css.ts";

export const table = partStyle({ tableLayout: "fixed", fontSize: vars.text.table.size });

const NAME = { wide: "29%", phone: "40%" };

export const nameColumn = partStyle({ width: NAME.wide, "@media": { [media.phone]: { width: NAME.phone } } });

export const row = partStyle({ height: "2rem" });

export const name = partStyle({
  paddingBlock: ".125rem",
  paddingInlineEnd: vars.space[8],
  lineHeight: 1.3,
  fontWeight: 400,
});

export const plotCell = partStyle({ height: "inherit", padding: 0 });

/** Under the plot column. */
export const ticks = partStyle({
  position: "relative",
  height: "1.375rem",
  marginInlineStart: NAME.wide,
  "@media": { [media.phone]: { marginInlineStart: NAME.phone } },
});

export const tick = partStyle({
  position: "absolute",
  insetBlockStart: ".125rem",
  transform: "translateX(-50%)",
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: vars.color.ink3,
  // the last one is at the edge of the page
  ":last-child": { transform: "translateX(-100%)" },
  "@media": { [media.phone]: { selectors: { "&[data-spare]": { display: "none" } } } },
});

export const legend = partStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `.125rem ${vars.space[16]}`,
  marginBlockStart: vars.space[12],
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: vars.color.ink2,
});
export const key = partStyle({ display: "inline-flex", alignItems: "center", gap: ".5rem" });

/** Shapes distinguish the marks without colour. On a line they are centred on their value; in the key they are inline. */
const shape = {
  display: "inline-block",
  flex: "none",
  boxSizing: "border-box",
  width: ".75rem",
  height: ".75rem",
  printColorAdjust: "exact",
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
} as const;

export const shapes = [
  partStyle({ ...shape, borderRadius: "50%", background: vars.color.ink }),
  partStyle({
    ...shape,
    width: ".625rem",
    height: ".625rem",
    border: `2px solid ${vars.color.ink2}`,
    background: vars.color.paper,
  }),
  partStyle({ ...shape, width: ".625rem", height: ".625rem", rotate: "45deg", background: vars.color.warn }),
  partStyle({ ...shape, borderRadius: "50%", border: `2px solid ${vars.color.accent}`, background: vars.color.paper }),
] as const;

export const placed = partStyle({ position: "absolute", insetBlockStart: "50%", translate: "-50% -50%" });
