import { media } from "../../theme/breakpoints.ts";
import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

export const tabs = partStyle({
  display: "flex",
  gap: vars.space[24],
  overflowX: "auto",
  borderBottom: `1px solid ${vars.color.rule}`,
  "@media": { [media.print]: { display: "none" } },
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

export const panel = partStyle({ paddingTop: vars.space[24] });
