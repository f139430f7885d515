import { style } from "@vanilla-extract/css";
import { sticky } from "../../theme/sticky.css.ts";
import { flex, grid, media, phoneRule, size, solid, space, z } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const panel = style({ ...grid.stack(4, "start"), paddingBlockEnd: space(24) });

export const ways = style({ display: "flex", flexWrap: "wrap", columnGap: space(12), rowGap: space(4) });

export const dialog = style({ ...grid.stack(16), color: vars.color.ink });

export const presets = style(flex.lines(8));

export const preset = style({
  selectors: {
    "&[aria-pressed='true']": {
      background: vars.color.accentWash,
      borderColor: vars.color.accent,
      color: vars.color.accent,
    },
  },
});

/** The weights, with their effect beside them. */
export const columns = style({
  ...grid.columns("minmax(0, 1.1fr) minmax(0, 1fr)", 32, "start"),
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space(16) } },
});

export const lines = style(grid.stack(8));

export const line = style({ ...grid.columns("minmax(0, 1fr) 4.5rem"), columnGap: space(12), alignItems: "center" });

export const metric = style({ gridColumn: "1 / -1", ...flex.apart(8, "stretch"), ...size("small"), fontWeight: 600 });

export const share = style({ fontWeight: 400, color: vars.color.ink2 });

export const number = style({ width: "100%" });

/** Stays in view while the sliders are moved. */
export const effect = style([
  sticky,
  { insetBlockStart: 0, ...grid.stack(8), "@media": { [media.phone]: { position: "static" } } },
]);

/** On a phone, where the table is below the sliders, this sentence sticks to the top. */
export const leader = style({
  fontWeight: 600,
  "@media": {
    [media.phone]: {
      position: "sticky",
      insetBlockStart: 0,
      zIndex: z.bar,
      paddingBlock: space(8),
      background: vars.color.raised,
      borderBottom: solid("rule"),
    },
    [media.low]: { position: "static" },
  },
});

export const problem = style({ color: vars.color.bad });

export const sentences = style({ maxWidth: "46rem", marginBottom: space(16), color: vars.color.ink2 });

export const tables = style(grid.columns("minmax(0, 1fr)", 24));

export const tableHead = style({ ...flex.lines(8), justifyContent: "space-between" });

/** On a phone the score columns of the first two are hidden; the file and the score table have them. */
export const flips = style({});
for (const place of [4, 5]) {
  phoneRule(`${flips} :is(col, th, td):nth-child(${place})`, { display: "none" });
}
// on a phone: narrow number columns, as wide as their longest word, leave space for metric names
for (const [place, width] of [
  [2, "18%"],
  [3, "18%"],
  [6, "26%"],
] as const) {
  phoneRule(`${flips} col:nth-child(${place})`, { width: `${width} !important` });
}

export const foot = style(flex.lines(8));

export const bar = style({
  display: "block",
  height: "4px",
  marginTop: space(4),
  backgroundColor: vars.color.rule,
  backgroundImage: `linear-gradient(${vars.color.accent}, ${vars.color.accent})`,
  backgroundRepeat: "no-repeat",
  "@media": {
    [media.print]: { printColorAdjust: "exact" },
    [media.forcedColors]: { border: "1px solid CanvasText", forcedColorAdjust: "none" },
  },
});

export const lost = style({ display: "block", ...size("caption", "ink2") });
