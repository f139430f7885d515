import { media, partStyle, size, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const contents = partStyle({
  // when stacked, the sections follow directly
  "@media": { [media.stacked]: { display: "none" }, [media.print]: { display: "none" } },
});

export const group = partStyle({ paddingBlock: space(8, 4) });

export const link = partStyle({
  display: "block",
  padding: space(4, 12),
  borderInlineStart: solid("rule2"),
  ...size("table", "ink2"),
  textDecorationLine: "none",
  selectors: {
    "&:hover": { color: vars.color.ink, textDecorationLine: "underline" },
    "&[aria-current]": { borderInlineStart: solid("accent", "2px"), color: vars.color.ink, fontWeight: 600 },
  },
});
