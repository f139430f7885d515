import { style } from "@vanilla-extract/css";
import { sticky } from "../theme/sticky.css.ts";
import { ellipsis, flex, font, hiddenOn, media, size, solid, space, z } from "../theme/styling.ts";
import { vars } from "../theme/vars.css.ts";
import { awayOnPhone } from "../ui/hidden/hidden.css.ts";

export const header = style([
  sticky,
  {
    top: 0,
    zIndex: z.bar,
    ...flex.row(24),
    height: "3.5rem",
    paddingInline: space(24),
    background: vars.color.paper,
    borderBottom: solid("rule"),
    ...size("table"),
    "@media": {
      [media.phone]: { paddingInline: space(16), gap: space(8) },
      // second row for tools that do not fit, such as a Retry button
      [media.reflow]: { flexWrap: "wrap", gap: 0, height: "auto", minHeight: "3.5rem" },
      [media.print]: { display: "none" },
    },
  },
]);

export const logo = style({
  ...flex.inline(8),
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
  // The link keeps its accessible name; with the name a guest's header is 352 px wide.
  ...hiddenOn("reflow"),
});

/** Users have more tools in the header: on a phone only the logo mark is shown. */
export const nameOfUser = style([name, hiddenOn("phone")]);

export const nav = style({ ...flex.row(4), "@media": { [media.phone]: { gap: 0 } } });

export const entry = style({
  ...flex.inline(8),
  minHeight: "2.25rem",
  paddingInline: space(8),
  borderRadius: vars.radius.control,
  color: vars.color.ink2,
  textDecoration: "none",
  transition: `color ${vars.motion.control}, background-color ${vars.motion.control}`,
  ":hover": { color: vars.color.ink, background: vars.color.wash },
  selectors: {
    '&[aria-current="page"]': { color: vars.color.ink, fontWeight: 600 },
    '&[aria-expanded="true"]': { color: vars.color.accent, background: vars.color.accentWash },
  },
  "@media": {
    [media.touch]: { minHeight: "2.75rem", minWidth: "2.5rem", justifyContent: "center" },
    [media.reflow]: { minWidth: "2rem", paddingInline: space(4) },
  },
});

/** On a phone only the icon is visible; screen readers still get the label. */
const iconLabel = style(awayOnPhone);

export const entryLabel = iconLabel;

export const tools = style({
  ...flex.row(16),
  marginLeft: "auto",
  minWidth: 0,
  // No gap: with a Retry or Decide button the icons only just fit.
  "@media": { [media.phone]: { gap: 0 } },
});

export const region = style({
  position: "relative",
  ...flex.inline(8),
  minWidth: 0,
  "@media": { [media.phone]: { marginInline: space(4) } },
});

export const regionName = style([iconLabel, ellipsis]);

/** Only in the stacked layout: on wide screens the login form is visible beside the text. */
export const login = style({
  display: "none",
  fontWeight: 600,
  textDecoration: "none",
  "@media": { [media.stacked]: { ...flex.inline(), minHeight: "2.75rem" } },
});

/** Hidden on phones for lack of space; the home page has the same link. */
export const account = style(hiddenOn("phone"));

export const footer = style({
  ...flex.lines(),
  columnGap: space(24),
  rowGap: space(4),
  minHeight: "3.25rem",
  paddingBlock: space(12),
  paddingInline: space(24),
  borderTop: solid("rule"),
  ...font("caption", "ink3"),
  "@media": { [media.phone]: { paddingInline: space(16) }, [media.print]: { display: "none" } },
});

export const data = style({ minWidth: "9.5rem" });

export const link = style({
  color: vars.color.ink2,
  // a link of three letters is hard to hit
  minWidth: "1.5rem",
  textAlign: "center",
  "@media": { [media.touch]: { paddingBlock: ".25rem" } },
});
