import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { sticky } from "../../theme/sticky.css.ts";
import { vars } from "../../theme/vars.css.ts";

export const place = style({
  display: "grid",
  gridTemplateRows: "minmax(0, 1fr) auto",
  minHeight: "100%",
  selectors: { "dialog > &": { minHeight: "100dvh" } },
});

export const layout = style({
  display: "grid",
  gridTemplateColumns: "15rem minmax(0, 1fr) 26rem",
  alignItems: "stretch",
  "@media": {
    "(width <= 1280px)": { gridTemplateColumns: "minmax(0, 1fr) minmax(18rem, 22rem)", gridTemplateRows: "auto 1fr" },
    [media.stacked]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "auto auto auto auto" },
  },
});

/** Navigation on the left; on narrow screens in a line above the form. */
export const side = style({
  padding: `${vars.space[32]} ${vars.space[16]} ${vars.space[24]} ${vars.space[24]}`,
  "@media": {
    "(width <= 1280px)": { gridColumn: "1 / -1", padding: `${vars.space[12]} ${vars.space[32]} 0` },
    [media.stacked]: { paddingInline: vars.space[24] },
    [media.phone]: { paddingInline: vars.space[16] },
    [media.print]: { display: "none" },
  },
});

export const sideBody = style([
  sticky,
  {
    // below the page header, which a dialog does not have
    insetBlockStart: "4.5rem",
    display: "grid",
    gap: vars.space[24],
    selectors: { "dialog &": { insetBlockStart: vars.space[24] } },
    "@media": {
      "(width <= 1280px)": { position: "static", gap: vars.space[8] },
    },
  },
]);

export const back = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: "2rem",
  justifySelf: "start",
  fontSize: vars.text.table.size,
  fontWeight: 600,
  color: vars.color.accent,
  textAlign: "start",
  selectors: { "&:hover": { color: vars.color.accentHover, textDecorationLine: "underline" } },
  "@media": { [media.touch]: { minHeight: "2.75rem" } },
});

export const nav = style({
  display: "grid",
  gap: vars.space[24],
  justifyItems: "start",
  "@media": {
    "(width <= 1280px)": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: `${vars.space[8]} ${vars.space[24]}`,
    },
  },
});

export const navList = style({
  borderInlineStart: `1px solid ${vars.color.rule}`,
  "@media": {
    "(width <= 1280px)": { display: "flex", flexWrap: "wrap", gap: `0 ${vars.space[16]}`, borderInlineStart: 0 },
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
  fontSize: vars.text.table.size,
  lineHeight: 1.3,
  color: vars.color.ink2,
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
  padding: `${vars.space[32]} 3rem ${vars.space[44]} ${vars.space[16]}`,
  "@media": {
    "(width <= 1280px)": { paddingInline: vars.space[32] },
    [media.stacked]: { maxWidth: "none", padding: `0 ${vars.space[24]} ${vars.space[24]}` },
    [media.phone]: { padding: `0 ${vars.space[16]} ${vars.space[16]}` },
  },
});

export const lead = style({
  margin: `${vars.space[8]} 0 ${vars.space[24]}`,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.ink2,
});

export const titleLine = style({ "@media": { [media.stacked]: { marginTop: vars.space[16] } } });

export const notices = style({ display: "grid", gap: vars.space[16], marginBottom: vars.space[24] });

export const faults = style({ display: "grid", gap: vars.space[4] });

export const preview = style({
  padding: `${vars.space[32]} ${vars.space[32]} ${vars.space[24]}`,
  minWidth: 0,
  borderInlineStart: `1px solid ${vars.color.rule}`,
  "@media": {
    [media.stacked]: {
      borderInlineStart: 0,
      borderTop: `1px solid ${vars.color.rule}`,
      padding: vars.space[24],
      maxWidth: "40rem",
      scrollMarginTop: "3.5rem",
    },
    [media.phone]: { padding: `${vars.space[24]} ${vars.space[16]}` },
  },
});

export const previewBody = style([
  sticky,
  {
    insetBlockStart: "4.5rem",
    selectors: { "dialog &": { insetBlockStart: vars.space[24] } },
    "@media": { [media.stacked]: { position: "static" } },
  },
]);

export const steps = style({ display: "flex", gap: vars.space[4] });

export const hiddenChanges = style({
  fontSize: vars.text.small.size,
  color: vars.color.ink2,
  borderTop: `1px solid ${vars.color.rule}`,
  paddingTop: vars.space[16],
});

export const waiting = style({ padding: `${vars.space[56]} ${vars.space[32]}` });

/** "2 settings changed" is hidden on a phone, to leave space for the buttons. */
export const count = style({ "@media": { [media.phone]: { display: "none" } } });
export const wideOnly = style({ "@media": { [media.phone]: { display: "none" } } });
