import { style } from "@vanilla-extract/css";
import { sticky } from "../../theme/sticky.css.ts";
import { flex, font, grid, hiddenOn, media, size, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const place = style({
  display: "grid",
  gridTemplateRows: "minmax(0, 1fr) auto",
  minHeight: "100%",
  selectors: { "dialog > &": { minHeight: "100dvh" } },
});

export const layout = style({
  ...grid.columns("15rem minmax(0, 1fr) 26rem"),
  alignItems: "stretch",
  "@media": {
    "(width <= 1280px)": { gridTemplateColumns: "minmax(0, 1fr) minmax(18rem, 22rem)", gridTemplateRows: "auto 1fr" },
    [media.stacked]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "auto auto auto auto" },
  },
});

/** Navigation on the left; on narrow screens in a line above the form. */
export const side = style({
  padding: space(32, 16, 24, 24),
  "@media": {
    "(width <= 1280px)": { gridColumn: "1 / -1", padding: space(12, 24, 0) },
    [media.stacked]: { paddingInline: space(24) },
    [media.phone]: { paddingInline: space(16) },
    [media.print]: { display: "none" },
  },
});

export const sideBody = style([
  sticky,
  {
    // below the page header, which a dialog does not have
    insetBlockStart: "4.5rem",
    ...grid.stack(24),
    selectors: { "dialog &": { insetBlockStart: space(24) } },
    "@media": { "(width <= 1280px)": { position: "static", gap: space(8) } },
  },
]);

export const back = style({
  ...flex.inline(8),
  minHeight: "2rem",
  justifySelf: "start",
  ...size("table", "accent"),
  fontWeight: 600,
  textAlign: "start",
  selectors: { "&:hover": { color: vars.color.accentHover, textDecorationLine: "underline" } },
  "@media": { [media.touch]: { minHeight: "2.75rem" } },
});

export const nav = style({
  ...grid.stack(24, "start"),
  "@media": { "(width <= 1280px)": { ...flex.lines(space(8, 24)), justifyContent: "space-between" } },
});

export const navList = style({
  borderInlineStart: solid("rule"),
  "@media": {
    "(width <= 1280px)": { ...flex.lines(space(0, 16), "stretch"), borderInlineStart: 0 },
    // hidden on a phone, where the list would take longer to scroll past than it saves
    [media.phone]: { display: "none" },
  },
});

export const navLink = style({
  display: "block",
  // covers the border of the list
  width: "calc(100% + 1px)",
  marginInlineStart: "-1px",
  padding: ".3125rem .75rem",
  borderInlineStart: "3px solid transparent",
  ...size("table", "ink2"),
  lineHeight: 1.3,
  textAlign: "start",
  selectors: {
    "&:hover": { color: vars.color.ink },
    "&[aria-current]": { borderInlineStartColor: vars.color.accent, color: vars.color.ink, fontWeight: 600 },
  },
  "@media": {
    "(width <= 1280px)": {
      margin: 0,
      padding: ".3125rem 0",
      borderInlineStart: 0,
      selectors: { "&[aria-current]": { boxShadow: `0 2px 0 ${vars.color.accent}` } },
    },
    [media.touch]: { minHeight: "2.75rem" },
  },
});

export const form = style({
  minWidth: 0,
  maxWidth: "56rem",
  padding: space(32, "3rem", 44, 16),
  "@media": {
    "(width <= 1280px)": { paddingInline: space(24) },
    [media.stacked]: { maxWidth: "none", padding: space(0, 24, 24) },
    [media.phone]: { padding: space(0, 16, 16) },
  },
});

export const lead = style({ margin: space(8, 0, 24), ...font("small", "ink2") });

export const titleLine = style({ "@media": { [media.stacked]: { marginTop: space(16) } } });

export const notices = style({ ...grid.stack(16), marginBottom: space(24) });

export const faults = style(grid.stack(4));

export const preview = style({
  padding: space(32, 32, 24),
  minWidth: 0,
  borderInlineStart: solid("rule"),
  "@media": {
    [media.stacked]: {
      borderInlineStart: 0,
      borderTop: solid("rule"),
      padding: space(24),
      maxWidth: "40rem",
      scrollMarginTop: "3.5rem",
    },
    [media.phone]: { padding: space(24, 16) },
  },
});

export const previewBody = style([
  sticky,
  {
    insetBlockStart: "4.5rem",
    selectors: { "dialog &": { insetBlockStart: space(24) } },
    "@media": { [media.stacked]: { position: "static" } },
  },
]);

export const steps = style(flex.row(4, "stretch"));

export const hiddenChanges = style({ ...size("small", "ink2"), borderTop: solid("rule"), paddingTop: space(16) });

export const waiting = style({ padding: space(56, 32) });

/** "2 settings changed" is hidden on a phone, to leave space for the buttons. */
export const count = style(hiddenOn("phone"));
export const wideOnly = style(hiddenOn("phone"));
