import { flex, hiddenOn, media, partStyle, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const tabs = partStyle({
  ...flex.row(24, "stretch"),
  overflowX: "auto",
  borderBottom: solid("rule"),
  ...hiddenOn("print"),
});

export const tab = partStyle({
  flex: "none",
  minHeight: "2.5rem",
  color: vars.color.ink2,
  borderBottom: "2px solid transparent",
  cursor: "pointer",
  selectors: {
    "&:hover": { color: vars.color.ink },
    '&[aria-selected="true"]': { color: vars.color.ink, fontWeight: 600, borderBottomColor: vars.color.accent },
  },
  "@media": { [media.touch]: { minHeight: "2.75rem" } },
});

export const panel = partStyle({ paddingTop: space(24) });
