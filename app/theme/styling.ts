/**
 * What style sheets are written with: conditions, layers and the pieces that rules repeat. All of it runs in the build; a
 * piece is spread into a rule, and a later property overrides it: `style({ ...flex.row(8), color: vars.color.ink2 })`.
 */
import { globalStyle, style, type GlobalStyleRule, type StyleRule } from "@vanilla-extract/css";
import { partLayer, wholeLayer } from "./layers.css.ts";
import { vars } from "./vars.css.ts";

/** Conditions for `@media` keys that change the layout. Steps of the root font size are in global.css.ts. */
export const media = {
  /** The left panel and the preview move above the content. */
  stacked: "(width <= 1000px)",
  /** One column; tables become lists. */
  phone: "(width <= 700px)",
  /** The same on screens only: paper shows all columns of a table at any width. */
  phoneScreen: "screen and (width <= 700px)",
  /** The scale of a ranking moves below its names; an embedded frame of 600 px has room beside them. */
  rankingBelow: "(width < 600px)",
  /** Narrower than any phone, as a wide window is at 400 % zoom (WCAG 1.4.10 asks for 320 px). */
  reflow: "(width < 360px)",
  /** Too low for sticky bars, which would cover most of the page: they scroll with it (`sticky.css.ts`). */
  low: "(height <= 480px)",
  /** Touch input: targets are 44 px. */
  touch: "(width <= 700px), (pointer: coarse)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
  print: "print",
} as const;

/** z-index of floating elements. */
export const z = { bar: 10, drawer: 20, menu: 30, dialog: 40, loading: 50 } as const;

/**
 * A style of app/ui or app/charts: `style` in the `part` layer, so that a feature's class name overrides it
 * (layers.css.ts).
 */
export const partStyle = (rule: StyleRule, debugId?: string): string =>
  style({ "@layer": { [partLayer]: rule } }, debugId);

/**
 * A style by which a component of app/ui changes a component that it contains: `style` in the `whole` layer, which
 * overrides `partStyle`.
 */
export const wholeStyle = (rule: StyleRule, debugId?: string): string =>
  style({ "@layer": { [wholeLayer]: rule } }, debugId);

/** A step of the spacing scale in px, 0, or any other CSS length. */
type Length = keyof typeof vars.space | 0 | string;
type Colour = keyof typeof vars.color;
type Text = keyof typeof vars.text;
type Align = StyleRule["alignItems"];

/** One or more lengths as the value of a property: `padding: space(24, 16, "3rem")`. */
export const space = (...lengths: readonly Length[]): string =>
  lengths.map((length) => (typeof length === "number" && length !== 0 ? vars.space[length] : length)).join(" ");

/** A solid line, the value of a border or outline. */
export const solid = (colour: Colour, width = "1px"): string => `${width} solid ${vars.color[colour]}`;

const gaps = (gap?: Length) => (gap === undefined ? {} : { gap: space(gap) });
const aligned = (align: Align) => (align === "stretch" ? {} : { alignItems: align });

const inRow = (gap?: Length, align: Align = "center") =>
  ({ display: "flex", ...aligned(align), ...gaps(gap) }) as const;

/** Side by side. For a gap between lines and another in them: `space(4, 16)`. */
export const flex = {
  row: inRow,
  /** A row inside a line of text. */
  inline: (gap?: Length, align?: Align) => ({ ...inRow(gap, align), display: "inline-flex" }) as const,
  /** On further lines where there is no room. */
  lines: (gap?: Length, align?: Align) => ({ ...inRow(gap, align), flexWrap: "wrap" }) as const,
  /** The first at the start and the last at the end. */
  apart: (gap?: Length, align?: Align) => ({ ...inRow(gap, align), justifyContent: "space-between" }) as const,
};

export const grid = {
  /** One below the other; "start": not wider than their content. */
  stack: (gap: Length, justify: StyleRule["justifyItems"] = "stretch") =>
    ({ display: "grid", ...gaps(gap), ...(justify === "stretch" ? {} : { justifyItems: justify }) }) as const,
  /** In columns of these widths, as in `grid-template-columns`. */
  columns: (widths: string, gap?: Length, align: Align = "stretch") =>
    ({ display: "grid", gridTemplateColumns: widths, ...gaps(gap), ...aligned(align) }) as const,
};

/** Not shown under a condition. It sets `@media`: a rule with further conditions writes all of them itself. */
export const hiddenOn = (condition: keyof typeof media) =>
  ({ "@media": { [media[condition]]: { display: "none" } } }) as const;

/** Shown under a condition only; see `hiddenOn`. */
export const shownOn = (condition: keyof typeof media) =>
  ({ display: "none", "@media": { [media[condition]]: { display: "block" } } }) as const;

/** A rule for a selector on a phone only. */
export const phoneRule = (selector: string, rule: GlobalStyleRule & StyleRule) =>
  globalStyle(selector, { "@media": { [media.phone]: rule } });

/** The style of a table's column: its width, and another on a phone, where hidden columns leave space. */
export const columnOf = (width: string, phone: string): string =>
  style({ width, "@media": { [media.phoneScreen]: { width: phone } } });

/** Width of the content of wide pages; the action bar is as wide. */
export const WIDE_CONTENT = "93rem";

/** The frame of a page: the left edge is that of the header. @param content width of what is in it, at most */
export const pageFrame = (content: string = WIDE_CONTENT): StyleRule => ({
  width: "100%",
  maxWidth: `calc(${content} + 3rem)`,
  padding: space(32, 24, 56),
  "@media": { [media.phone]: { padding: space(24, 16, 44) } },
});

/** As wide as high. */
export const squareOf = (side: string) => ({ width: side, height: side }) as const;

const coloured = (colour?: Colour) => (colour === undefined ? {} : { color: vars.color[colour] });

/** Font size of a text style, with the line height of the surroundings. */
export const size = (text: Text, colour?: Colour) => ({ fontSize: vars.text[text].size, ...coloured(colour) });

/** Font size and line height of a text style. */
export const font = (text: Text, colour?: Colour) => ({
  ...size(text),
  lineHeight: vars.text[text].line,
  ...coloured(colour),
});

/** All that a text style sets, without its colour. */
export const face = (text: Text) => ({
  ...font(text),
  fontWeight: vars.text[text].weight,
  letterSpacing: vars.text[text].tracking,
});

/** One line, cut with an ellipsis if too long. */
export const ellipsis = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
