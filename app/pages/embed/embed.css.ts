import { globalStyle, style } from "@vanilla-extract/css";
import { dot } from "../../charts/plot.css.ts";
import { flex, grid, media, size, space, squareOf } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

/** The whole frame. Compact: seven products fit into 600×400 px. */
export const embed = style({
  ...grid.stack(4),
  alignContent: "start",
  padding: space(12, 16),
  minWidth: 0,
  "@media": { [media.phone]: { padding: space(12) } },
});
globalStyle(`${embed} tbody tr`, { height: "1.75rem" });
const besideNames = `not all and ${media.rankingBelow}`;
globalStyle(`${embed} tbody :is(th, td)`, {
  paddingBlockStart: ".125rem",
  // a scale below the names keeps its room
  "@media": { [besideNames]: { paddingBlockEnd: ".125rem" } },
});
globalStyle(`${embed} tbody td`, size("group"));
globalStyle(`${embed} col:first-child`, { "@media": { [besideNames]: { width: "29%" } } });

// so that short ranges show on both sides of it
globalStyle(`${embed} .${dot}`, { ...squareOf(".625rem"), boxShadow: `0 0 0 1px ${vars.color.paper}` });

export const foot = style({ ...flex.lines(space(0, 8), "stretch"), marginTop: space(8) });

/** The only link; tall enough to be touched. */
export const link = style({ "@media": { [media.touch]: { paddingBlock: space(12), marginBlock: "-.75rem" } } });
