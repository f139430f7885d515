import { style } from "@vanilla-extract/css";
import { flex, font, grid, media, size, solid, space, squareOf } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const subject = style(font("small", "ink2"));

export const head = style(flex.apart(12, "baseline"));

export const unfinished = style([subject, { marginTop: space(16) }]);

export const summary = style({
  ...grid.columns("auto minmax(0, 1fr) auto", 16, "center"),
  paddingBlock: space(12),
  borderBottom: solid("ink"),
});

export const figure = style({ fontSize: "3.5rem", lineHeight: 1, fontWeight: 600, letterSpacing: "-.03em" });

export const band = style(flex.row(8));

export const swatch = style({
  flex: "none",
  ...squareOf(".6875rem"),
  outline: "1px solid transparent",
  printColorAdjust: "exact",
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", outlineColor: "CanvasText" } },
});

export const was = style(size("small", "ink2"));

export const summaryChange = style({ ...size("section"), fontWeight: 600 });

export const change = style({
  selectors: {
    "&[data-direction='better']": { color: vars.color.accent, fontWeight: 600 },
    "&[data-direction='worse']": { color: vars.color.bad, fontWeight: 600 },
    "&[data-direction='same']": { color: vars.color.ink3, fontWeight: 400 },
  },
});

export const table = style({ width: "100%", ...font("table") });

export const row = style({
  borderBottom: solid("rule"),
  selectors: { "&:last-child": { borderBottomColor: vars.color.rule2 } },
});

export const metric = style({ width: "44%", paddingBlock: ".4375rem", textAlign: "start", fontWeight: 400 });

export const scaleCell = style({ width: "24%" });

/** The scale from 0 to 100. */
export const scale = style({
  position: "relative",
  height: "1px",
  marginInline: ".375rem",
  background: vars.color.rule2,
});

const dot = {
  position: "absolute",
  insetBlockStart: "50%",
  ...squareOf(".75rem"),
  borderRadius: vars.radius.round,
  transform: "translate(-50%, -50%)",
} as const;

export const beforeDot = style({
  ...dot,
  border: solid("edge", "1.5px"),
  background: vars.color.paper,
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});

export const nowDot = style({
  ...dot,
  outline: "1px solid transparent",
  printColorAdjust: "exact",
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", background: "CanvasText !important" } },
});

export const before = style({ width: "2.5rem", textAlign: "end", color: vars.color.ink2 });
export const now = style({ width: "2.5rem", textAlign: "end", fontWeight: 600 });
export const changeCell = style({ width: "2.75rem", textAlign: "end" });

export const payback = style([subject, { marginTop: space(16) }]);

export const stages = style({ ...grid.stack(8), marginTop: space(24) });
export const stagesHead = style(flex.apart(12));
export const metricChoice = style({ width: "9rem", flex: "none" });

/** Shown only if the preview is below the form. */
export const line = style({
  display: "none",
  "@media": {
    [media.stacked]: {
      position: "sticky",
      // below the page header, which a dialog does not have
      insetBlockStart: "3.5rem",
      zIndex: 1,
      selectors: { "dialog &": { insetBlockStart: 0 } },
      ...flex.apart(12),
      paddingBlock: space(8),
      borderBottom: solid("rule2"),
      background: vars.color.paper,
      ...size("table"),
    },
    [media.low]: { position: "static" },
    [media.print]: { display: "none" },
  },
});
export const lineScore = style(flex.lines(space(0, 8), "baseline"));
export const lineLabel = style({ color: vars.color.ink2 });
export const lineBand = style({ color: vars.color.ink2 });
export const jump = style({
  flex: "none",
  minHeight: "2.25rem",
  color: vars.color.accent,
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: ".2em",
  "@media": { [media.touch]: { minHeight: "2.75rem" } },
});
