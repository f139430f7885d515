import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

/** One way to share results. */
export const way = style({
  display: "grid",
  gap: vars.space[8],
  justifyItems: "start",
  marginTop: vars.space[16],
  paddingTop: vars.space[16],
  borderTop: `1px solid ${vars.color.rule}`,
});

export const claim = style({ marginTop: vars.space[16] });

export const address = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space[8],
  alignItems: "end",
  width: "100%",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start" } },
});

export const field = style({ width: "100%" });

/** The band with the origin of shared results, above them. */
export const head = style({
  display: "grid",
  gap: vars.space[8],
  // from the start of the table of contents, where there is one, to the end of the results below
  width: "100%",
  maxWidth: "96rem",
  marginInline: "auto",
  padding: `${vars.space[24]} 3rem 0`,
  "@media": {
    "(width >= 1200px)": { paddingInlineStart: vars.space[24] },
    [media.stacked]: { paddingInline: vars.space[24] },
    [media.phone]: { padding: `${vars.space[16]} ${vars.space[16]} ${vars.space[16]}` },
  },
});

export const band = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space[16],
  alignItems: "start",
  paddingBlock: vars.space[16],
  borderTop: `1px solid ${vars.color.ink}`,
  borderBottom: `1px solid ${vars.color.rule2}`,
  "@media": {
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.print]: { breakInside: "avoid" },
  },
});

export const facts = style({ display: "grid", gap: vars.space[4], overflowWrap: "anywhere" });

export const note = style({ whiteSpace: "pre-line" });

export const ask = style({
  display: "grid",
  gap: vars.space[8],
  justifyItems: "start",
  "@media": { [media.print]: { display: "none" } },
});

export const hiddenInput = style({ display: "none" });

export const page = style({
  display: "grid",
  gap: vars.space[16],
  justifyItems: "start",
  padding: `${vars.space[32]} 3rem ${vars.space[56]}`,
  "@media": { [media.phone]: { padding: `${vars.space[32]} ${vars.space[16]}` } },
});

export const list = style({ width: "100%", overflowX: "auto" });

export const kind = style({ display: "block", fontWeight: 400 });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
