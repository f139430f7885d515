import { style } from "@vanilla-extract/css";
import { media, z } from "../theme/breakpoints.ts";
import { vars } from "../theme/vars.css.ts";

export const header = style({
  position: "sticky",
  top: 0,
  zIndex: z.bar,
  display: "flex",
  alignItems: "center",
  gap: vars.space[24],
  height: "3.5rem",
  paddingInline: vars.space[24],
  background: vars.color.paper,
  borderBottom: `1px solid ${vars.color.rule}`,
  fontSize: vars.text.table.size,
  "@media": {
    [media.phone]: { paddingInline: vars.space[16], gap: vars.space[8] },
    [media.print]: { display: "none" },
  },
});

export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  color: vars.color.accent,
  textDecoration: "none",
  minHeight: "2.25rem",
  "@media": { [media.touch]: { minHeight: "2.75rem" } },
});

export const name = style({
  color: vars.color.ink,
  fontSize: "1.25rem",
  fontWeight: 600,
  letterSpacing: "-.01em",
});

/** A user has more tools: on a phone the drawing alone is the logo. */
export const nameOfUser = style([name, { "@media": { [media.phone]: { display: "none" } } }]);

export const nav = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  "@media": { [media.phone]: { gap: 0 } },
});

export const entry = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: "2.25rem",
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  color: vars.color.ink2,
  textDecoration: "none",
  transition: `color ${vars.motion.control}, background-color ${vars.motion.control}`,
  ":hover": { color: vars.color.ink, background: vars.color.wash },
  selectors: { '&[aria-current="page"]': { color: vars.color.ink, fontWeight: 600 } },
  "@media": { [media.touch]: { minHeight: "2.75rem", minWidth: "2.5rem", justifyContent: "center" } },
});

/** On a phone the icon stands for the word; the word stays for screen readers. */
const wordOfIcon = style({
  "@media": {
    [media.phone]: {
      position: "absolute",
      width: 1,
      height: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});

export const entryLabel = wordOfIcon;

export const tools = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[16],
  marginLeft: "auto",
  minWidth: 0,
  // no gaps: beside what asks to be decided or tried again the icons just fit
  "@media": { [media.phone]: { gap: 0 } },
});

export const region = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  minWidth: 0,
  "@media": { [media.phone]: { marginInline: vars.space[4] } },
});

export const regionName = style([wordOfIcon, { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }]);

/** The landing has its form beside the text where there is room for it. */
export const login = style({
  display: "none",
  fontWeight: 600,
  textDecoration: "none",
  "@media": { [media.stacked]: { display: "inline-flex", alignItems: "center", minHeight: "2.75rem" } },
});

/** A phone has no room for it here; the home page has a link too. */
export const account = style({ "@media": { [media.phone]: { display: "none" } } });
