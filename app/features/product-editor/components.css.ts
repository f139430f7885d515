import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

const columns = (template: string) =>
  ({ display: "grid", gridTemplateColumns: template, columnGap: vars.space[12], alignItems: "baseline" }) as const;
const SIMPLE = columns("minmax(0, 1.4fr) minmax(0, 1.2fr) 4rem minmax(0, 1.2fr) 2.25rem");
const ALL = columns("minmax(0, 1.4fr) minmax(0, 1.1fr) 3.5rem minmax(0, 1.2fr) 4.75rem 4.75rem 2.25rem");

/** On a phone: name and commands in the first line, material and mass below. */
const phone = { gridTemplateColumns: "minmax(0, 1fr) auto 2.75rem", rowGap: vars.space[4] };

const headLook = {
  paddingBlock: vars.space[4],
  borderBottom: `1px solid ${vars.color.ink}`,
  fontSize: vars.text.caption.size,
  fontWeight: 500,
  color: vars.color.ink2,
  "@media": { [media.phone]: { display: "none" } },
};
export const head = style({ ...SIMPLE, ...headLook });
export const allHead = style({ ...ALL, ...headLook });
export const number = style({ textAlign: "end" });

export const list = style({ borderBottom: `1px solid ${vars.color.rule2}` });

export const item = style({
  selectors: {
    "& + &": { borderTop: `1px solid ${vars.color.rule}` },
    "&[data-open='true']": { background: vars.color.wash },
  },
  "@media": { [media.phone]: { selectors: { "&:first-child": { borderTop: `1px solid ${vars.color.ink}` } } } },
});

const rowLook = {
  paddingBlock: vars.space[4],
  fontSize: vars.text.table.size,
  lineHeight: vars.text.table.line,
  "@media": { [media.phone]: phone },
};
export const row = style({ ...SIMPLE, ...rowLook });
export const allRow = style({ ...ALL, ...rowLook });

export const nameCell = style({
  minWidth: 0,
  overflowWrap: "break-word",
  "@media": { [media.phone]: { gridColumn: "1 / 3" } },
});

export const name = style({
  display: "inline-flex",
  alignItems: "baseline",
  gap: vars.space[4],
  minHeight: "1.5rem",
  marginInlineEnd: vars.space[8],
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
  marginInlineEnd: vars.space[8],
  padding: "0 .3125rem",
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.mark,
  fontSize: vars.text.mark.size,
  lineHeight: vars.text.mark.line,
  fontWeight: 500,
});

export const faulty = style({
  marginInlineStart: vars.space[4],
  fontSize: vars.text.mark.size,
  fontWeight: 600,
  color: vars.color.bad,
});

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
  "@media": { [media.phone]: { display: "none" } },
});

export const commands = style({
  justifySelf: "end",
  alignSelf: "start",
  gridColumnEnd: -1,
  "@media": { [media.phone]: { gridRow: "1 / 3" } },
});

export const fields = style({ padding: `${vars.space[8]} ${vars.space[16]} ${vars.space[16]}` });

export const fieldsFoot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
  marginTop: vars.space[16],
});

export const foot = style({
  marginTop: ".625rem",
  fontSize: vars.text.caption.size,
  color: vars.color.ink3,
});
