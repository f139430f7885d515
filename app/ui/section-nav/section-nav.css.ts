import { media } from "../../theme/breakpoints.ts";
import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

export const contents = partStyle({
  // when stacked, the sections follow directly
  "@media": { [media.stacked]: { display: "none" }, [media.print]: { display: "none" } },
});

export const group = partStyle({ paddingBlock: `${vars.space[8]} ${vars.space[4]}` });

export const link = partStyle({
  display: "block",
  padding: `${vars.space[4]} ${vars.space[12]}`,
  borderInlineStart: `1px solid ${vars.color.rule2}`,
  fontSize: vars.text.table.size,
  color: vars.color.ink2,
  textDecorationLine: "none",
  selectors: {
    "&:hover": { color: vars.color.ink, textDecorationLine: "underline" },
    "&[aria-current]": {
      borderInlineStart: `2px solid ${vars.color.accent}`,
      color: vars.color.ink,
      fontWeight: 600,
    },
  },
});
