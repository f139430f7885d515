import { style } from "@vanilla-extract/css";
import { flex, font, grid, hiddenOn, media, size, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

const columns = (template: string) =>
  ({ ...grid.columns(template), columnGap: space(12), alignItems: "baseline" }) as const;
const SIMPLE = columns("minmax(0, 1.4fr) minmax(0, 1.2fr) 4rem minmax(0, 1.2fr) 2.25rem");
const ALL = columns("minmax(0, 1.4fr) minmax(0, 1.1fr) 3.5rem minmax(0, 1.2fr) 4.75rem 4.75rem 2.25rem");

/** On a phone: name and commands in the first line, material and mass below. */
const phone = { gridTemplateColumns: "minmax(0, 1fr) auto 2.75rem", rowGap: space(4) };

const headLook = {
  paddingBlock: space(4),
  borderBottom: solid("ink"),
  ...size("caption", "ink2"),
  fontWeight: 500,
  ...hiddenOn("phone"),
};
export const head = style({ ...SIMPLE, ...headLook });
export const allHead = style({ ...ALL, ...headLook });
export const number = style({ textAlign: "end" });

export const list = style({ borderBottom: solid("rule2") });

export const item = style({
  selectors: {
    "& + &": { borderTop: solid("rule") },
    "&[data-open='true']": { background: vars.color.wash },
  },
  "@media": { [media.phone]: { selectors: { "&:first-child": { borderTop: solid("ink") } } } },
});

const rowLook = { paddingBlock: space(4), ...font("table"), "@media": { [media.phone]: phone } };
export const row = style({ ...SIMPLE, ...rowLook });
export const allRow = style({ ...ALL, ...rowLook });

export const nameCell = style({
  minWidth: 0,
  overflowWrap: "break-word",
  "@media": { [media.phone]: { gridColumn: "1 / 3" } },
});

export const name = style({
  ...flex.inline(4, "baseline"),
  minHeight: "1.5rem",
  marginInlineEnd: space(8),
  fontWeight: 500,
  textAlign: "start",
  selectors: { "&:hover": { textDecorationLine: "underline", textUnderlineOffset: ".2em" } },
  "@media": { [media.touch]: { minHeight: "2.75rem", alignItems: "center" } },
});

export const arrow = style({
  flex: "none",
  alignSelf: "center",
  display: "inline-grid",
  color: vars.color.ink2,
  selectors: { "&[data-open='true']": { transform: "rotate(90deg)" } },
});

export const main = style({
  display: "inline-block",
  marginInlineEnd: space(8),
  padding: "0 .3125rem",
  border: solid("edge"),
  borderRadius: vars.radius.mark,
  ...font("mark"),
  fontWeight: 500,
});

export const faulty = style({ marginInlineStart: space(4), ...size("mark", "bad"), fontWeight: 600 });

// positioned, because a visually hidden label at the end of a full line would widen the page
const cell = { position: "relative", minWidth: 0, overflowWrap: "break-word" } as const;
export const material = style({ ...cell, "@media": { [media.phone]: { gridRow: 2, gridColumn: 1 } } });
export const mass = style({
  ...cell,
  textAlign: "end",
  // the column has no head there, so the unit follows the value
  "@media": { [media.phone]: { gridRow: 2, gridColumn: 2, selectors: { "&::after": { content: "'\\00A0g'" } } } },
});

/** Hidden on a phone; the open fields show it. */
export const detail = style({
  ...cell,
  selectors: { "&[data-numeric='true']": { textAlign: "end" } },
  ...hiddenOn("phone"),
});

export const commands = style({
  justifySelf: "end",
  alignSelf: "start",
  gridColumnEnd: -1,
  "@media": { [media.phone]: { gridRow: "1 / 3" } },
});

export const fields = style({ padding: space(8, 16, 16) });

export const fieldsFoot = style({ ...flex.lines(12), justifyContent: "space-between", marginTop: space(16) });

export const foot = style({ marginTop: ".625rem", ...size("caption", "ink3") });
