import { media } from "../../theme/breakpoints.ts";
import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

/** Three columns of equal width; one below the other where there is no room. The height is reserved for the first render. */
export const list = partStyle({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: vars.space[32],
  alignItems: "start",
  minBlockSize: "7rem",
  marginTop: vars.space[12],
  "@media": { [media.stacked]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[16], minBlockSize: 0 } },
});

export const item = partStyle({
  paddingTop: vars.space[8],
  borderTop: `1px solid ${vars.color.ink}`,
});

export const text = partStyle({ marginTop: vars.space[4], color: vars.color.ink2 });
