import { style } from "@vanilla-extract/css";
import { sticky } from "../../theme/sticky.css.ts";
import { flex, font, grid, media, size, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const panel = style({
  ...grid.stack(8),
  paddingBlockEnd: space(24),
  "@media": { [media.stacked]: { paddingBlockStart: space(8) } },
});

export const settings = style({ ...grid.stack(12), color: vars.color.ink });

export const group = style({ paddingBlock: space(12, 4), ...size("caption", "ink2"), fontWeight: 600 });

export const name = style({ verticalAlign: "middle" });

export const cell = style({ verticalAlign: "middle", paddingBlock: space(4), ...size("caption", "ink2") });

export const choice = style({ gap: space(8), ...font("caption", "ink2") });

/** The choices, with their effect beside them. */
export const columns = style({
  ...grid.columns("minmax(0, 1fr) minmax(0, 1fr)", 32, "start"),
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const streams = style(grid.stack(12));

/** Stays in view while a long list of choices is scrolled. */
export const effect = style([
  sticky,
  { insetBlockStart: 0, ...grid.stack(8), "@media": { [media.phone]: { position: "static" } } },
]);

export const effectName = style(font("caption"));

export const panelHead = style(flex.apart());

export const groupHead = style(flex.row(8));

/** Below the name of a stream: why its items are not recycled. */
export const reason = style([font("caption"), { display: "block", fontWeight: "normal" }]);
