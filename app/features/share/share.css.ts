import { style } from "@vanilla-extract/css";
import { flex, grid, hiddenOn, media, solid, space, pageFrame } from "../../theme/styling.ts";

/** As the other sections of the account page. */
export const mine = style({
  ...grid.stack(12, "start"),
  marginTop: space(44),
  paddingTop: space(12),
  borderTop: solid("ink"),
});

/** One way to share results. */
export const way = style({
  ...grid.stack(8, "start"),
  marginTop: space(16),
  paddingTop: space(16),
  borderTop: solid("rule"),
});

export const claim = style({ marginTop: space(16) });

export const address = style({
  ...grid.columns("minmax(0, 1fr) auto", 8, "end"),
  width: "100%",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start" } },
});

export const field = style({ width: "100%" });

/** The band with the origin of shared results, above them. */
export const head = style({
  ...grid.stack(8),
  // from the start of the table of contents, where there is one, to the end of the results below
  width: "100%",
  maxWidth: "96rem",
  selectors: { "&[data-of='comparison']": { maxWidth: "89rem" } },
  padding: space(24, 24, 0),
  "@media": { [media.phone]: { padding: space(16, 16, 16) } },
});

export const band = style({
  ...grid.columns("minmax(0, 1fr) auto", 16, "start"),
  paddingBlock: space(16),
  borderTop: solid("ink"),
  borderBottom: solid("rule2"),
  "@media": {
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.print]: { breakInside: "avoid" },
  },
});

export const facts = style({ ...grid.stack(4), overflowWrap: "anywhere" });

export const note = style({ whiteSpace: "pre-line" });

export const ask = style({ ...grid.stack(8, "start"), ...hiddenOn("print") });

export const hiddenInput = style({ display: "none" });

export const page = style([pageFrame(), grid.stack(16, "start")]);

export const list = style({ width: "100%", overflowX: "auto" });

export const kind = style({ display: "block", fontWeight: 400 });

export const actions = style(flex.lines(8, "stretch"));

export const expiry = style({ maxWidth: "16rem" });
