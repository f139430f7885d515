import { grid, media, partStyle, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

/** Up to four columns of equal width; one below the other where there is no room. The height is reserved for the first render. */
export const list = partStyle({
  ...grid.columns("repeat(auto-fit, minmax(13rem, 1fr))", 24, "start"),
  minBlockSize: "7rem",
  marginTop: space(12),
  "@media": {
    // two and two, not three and one
    "(1000px < width < 1200px)": { selectors: { "&:has(> :nth-child(4))": { gridTemplateColumns: "1fr 1fr" } } },
    [media.stacked]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space(16), minBlockSize: 0 },
  },
});

export const item = partStyle({ paddingTop: space(8), borderTop: solid("ink") });

export const text = partStyle({ marginTop: space(4), color: vars.color.ink2 });
