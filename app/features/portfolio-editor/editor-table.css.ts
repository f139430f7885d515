import { globalStyle, style } from "@vanilla-extract/css";
import { ellipsis, flex, grid, hiddenOn, media, size, solid, space, squareOf } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

/** Where cards replace the table. */
export const PHONE = media.phone;
/** Paper shows the table at any width. */
export const phone = `screen and ${PHONE}`;

/** Below this width names wrap to two lines. */
export const NARROW = "(width <= 1180px)";
/** Height in rem of a table row, of one with two lines, and of a card on a phone; the virtual list computes with them. */
export const ROW_REM = 2.0625;
export const TALL_ROW_REM = 2.875;
export const CARD_REM = 6.25;

/** The scroll container of the table: fills the remaining height. */
export const frame = style({
  flex: 1,
  minHeight: "14rem",
  overflowY: "auto",
  overflowX: "hidden",
  overscrollBehavior: "contain",
  // a focused field is not below the sticky heads
  scrollPaddingBlockStart: "2.5rem",
  // the virtual list positions rows itself; scroll anchoring of the browser would move them
  overflowAnchor: "none",
  position: "relative",
  // layout inside never affects the outside, and opaque content is scrolled by the compositor
  contain: "strict",
  background: vars.color.paper,
  "@media": {
    // the sort buttons of the heads are as high as a finger needs
    [media.touch]: { scrollPaddingBlockStart: "4rem" },
    [media.print]: { contain: "none", overflow: "visible", minHeight: 0 },
  },
});

export const table = style({
  tableLayout: "fixed",
  ...size("table"),
  lineHeight: 1.3,
  // sticky heads lose their borders with `collapse`
  borderCollapse: "separate",
  "@media": { [phone]: { display: "block" } },
});

export const head = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  "@media": {
    // cards label their fields; the toolbar sorts them
    [phone]: { display: "none" },
    // repeated on every printed page
    [media.print]: { position: "static" },
  },
});
globalStyle(`${head} th`, {
  height: "2.25rem",
  verticalAlign: "middle",
  background: vars.color.paper,
  borderBottom: solid("ink"),
  whiteSpace: "nowrap",
  "@media": { [media.print]: { whiteSpace: "normal", verticalAlign: "bottom" } },
});

/** Cards do not lay out as table rows. */
export const body = style({ "@media": { [phone]: { display: "block" } } });

export const row = style({
  selectors: {
    "&[data-chosen='true']": { background: vars.color.accentWash },
    "&:focus-within, &:hover": { background: vars.color.wash },
    "&[data-chosen='true']:focus-within": { background: vars.color.accentWash },
  },
  "@media": {
    [phone]: {
      ...grid.columns("1.75rem minmax(0, 1fr) auto auto"),
      gridTemplateRows: "1.5rem 1.5rem 2.5rem",
      gridTemplateAreas: `"choose product product menu" ". food food food" ". quantity score score"`,
      columnGap: space(8),
      alignItems: "center",
      height: `${CARD_REM}rem`,
      paddingBlock: ".25rem",
      borderBottom: solid("rule"),
      boxSizing: "border-box",
    },
    [media.print]: { breakInside: "avoid" },
  },
});

/** Empty space in place of the rows above and below the rendered ones. */
export const spacer = style({ "@media": { [phone]: { display: "block" } } });

export const checkbox = style({
  ...squareOf("1.125rem"),
  margin: 0,
  verticalAlign: "middle",
  accentColor: vars.color.accent,
  "@media": { [media.touch]: { ...squareOf("1.5rem") } },
});

const twoLines = `screen and (width > 700px) and ${NARROW}`;
/** Two lines, then an ellipsis. */
const wrapped = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  whiteSpace: "normal",
  lineHeight: 1.2,
} as const;

/** Looks like plain text until hover or focus. */
export const textButton = style({
  maxWidth: "100%",
  ...ellipsis,
  textAlign: "start",
  verticalAlign: "middle",
  selectors: { "&:hover, &:focus-visible": { textDecorationLine: "underline", textUnderlineOffset: ".2em" } },
  "@media": {
    [media.touch]: { minHeight: "1.5rem" },
    [twoLines]: wrapped,
    [media.print]: { display: "contents", whiteSpace: "normal" },
  },
});

const marked = style({
  ...flex.row(8),
  minWidth: 0,
  // a long name wraps, and its marks follow
  "@media": { [media.print]: { display: "block" } },
});
export const productCell = marked;
export const foodCell = marked;
/** The name and the mark of an assumed food, as one button. */
export const assumedFood = style({ ...flex.inline(8), minWidth: 0 });
/** The name of an assumed food; beside details it would be cut to a few letters, and the mark says enough. */
export const assumedName = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  "@media": {
    [twoLines]: wrapped,
    "screen and (1180px < width <= 1600px)": {
      selectors: { [`${table}:not([data-details="0"]) &`]: { display: "none" } },
    },
  },
});
export const goneName = style({ color: vars.color.bad });

export const foodSelect = style({
  width: "100%",
  height: "1.75rem",
  border: solid("edge"),
  borderRadius: vars.radius.control,
  background: vars.color.paper,
});

export const number = style({
  // digits align with the column head; the border extends into the column gap
  width: "calc(100% + .875rem)",
  marginInline: "-.4375rem",
  height: "1.75rem",
  paddingInline: ".375rem",
  textAlign: "end",
  border: solid("rule2"),
  borderRadius: vars.radius.control,
  background: vars.color.paper,
  selectors: {
    [`${row}:hover &`]: { borderColor: vars.color.edge },
    "&:focus": { borderColor: vars.color.edge, background: vars.color.paper, outlineOffset: "0" },
    "&[aria-invalid='true']": { borderColor: vars.color.bad, background: vars.color.badWash, color: vars.color.bad },
  },
  "@media": {
    [phone]: {
      height: "2.25rem",
      width: "100%",
      maxWidth: "9rem",
      marginInline: 0,
      borderColor: vars.color.rule2,
      textAlign: "start",
      background: vars.color.paper,
    },
    [media.print]: { height: "auto", width: "100%", marginInline: 0, padding: 0, border: 0 },
  },
});

export const numberCell = style({ position: "relative" });

export const fault = style({
  position: "absolute",
  insetBlockStart: "100%",
  insetInlineEnd: 0,
  zIndex: 2,
  ...grid.stack(8, "start"),
  width: "max-content",
  maxWidth: "17rem",
  padding: space(12),
  whiteSpace: "normal",
  textAlign: "start",
  ...size("small", "ink"),
  background: vars.color.raised,
  borderRadius: vars.radius.float,
  boxShadow: vars.shadow.float,
  "@media": { [phone]: { insetInline: "0 auto" } },
});

export const score = style({
  ...grid.columns("2.75rem minmax(3rem, 1fr)", 4, "center"),
  fontWeight: 600,
  "@media": { [media.print]: { display: "block" } },
});
/** The bar beside the number is not printed: the column is too narrow. */
globalStyle(`${score} > span`, hiddenOn("print"));

export const dots = style({
  ...squareOf("1.75rem"),
  color: vars.color.ink3,
  borderRadius: vars.radius.control,
  textAlign: "center",
  selectors: {
    // the font has no raised dots
    "&::before": { content: "'…'", letterSpacing: ".05em", position: "relative", insetBlockStart: "-.25em" },
    "&:hover": { color: vars.color.ink, background: vars.color.wash },
  },
  "@media": { [media.touch]: { ...squareOf("2.25rem") } },
});
