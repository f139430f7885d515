import { globalStyle, type GlobalStyleRule, globalFontFace } from "@vanilla-extract/css";
import { font, media } from "./styling.ts";
import { resetLayer } from "./layers.css.ts";
import { vars } from "./vars.css.ts";

/** Source Sans 3 (OFL), served by the app: only the subsets that the texts need. index.html preloads the first. */
const SUBSETS = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  "latin-ext":
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
  greek: "U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF",
};

globalFontFace(
  // Quoted, because an unquoted 3 is not valid in a CSS font name.
  '"Source Sans 3 Variable"',
  Object.entries(SUBSETS).map(([subset, unicodeRange]) => ({
    fontStyle: "normal",
    fontDisplay: "swap",
    fontWeight: "200 900",
    src: `url("@fontsource-variable/source-sans-3/files/source-sans-3-${subset}-wght-normal.woff2") format("woff2")`,
    unicodeRange,
  })),
);

const reset = (selector: string, rule: GlobalStyleRule) => {
  globalStyle(selector, { "@layer": { [resetLayer]: rule } });
};

reset("*, *::before, *::after", { boxSizing: "border-box" });
reset("*", { margin: 0 });

// Steps of the specification: the smallest that applies. In percent, to respect the browser's font size setting.
// Phones use the full size, because they zoom into inputs with a font below 16 px.
reset("html", {
  fontSize: "100%",
  textSizeAdjust: "none",
  "@media": {
    "(width < 1100px), (height < 900px)": { fontSize: "96.875%" },
    "(width < 1000px), (height < 800px)": { fontSize: "93.75%" },
    "(width < 900px), (height < 700px)": { fontSize: "90.625%" },
    "(width <= 600px)": { fontSize: "100%" },
  },
});
reset("body", {
  minHeight: "100dvh",
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.family,
  ...font("body"),
  // For the fallback font; the default of the app's font.
  fontVariantNumeric: "tabular-nums lining-nums",
  WebkitFontSmoothing: "antialiased",
  overflowWrap: "break-word",
});
reset("h1, h2, h3, h4, h5, h6", { fontSize: "inherit", fontWeight: 600, lineHeight: 1.25 });
reset("button, input, textarea, select", { font: "inherit", letterSpacing: "inherit", color: "inherit" });
reset("button", { background: "none", border: 0, padding: 0, cursor: "pointer", textAlign: "inherit" });
reset("button:disabled", { cursor: "default" });
reset("ul, ol", { listStyle: "none", padding: 0 });
reset("fieldset", { border: 0, padding: 0, minWidth: 0 });
reset("legend", { padding: 0 });
reset("table", { borderCollapse: "collapse", borderSpacing: 0, width: "100%" });
reset("th, td", { padding: 0 });
reset("th", { fontWeight: "inherit", textAlign: "start" });
reset("img, svg", { display: "block", maxWidth: "100%" });
reset("hr", { border: 0, borderTop: `1px solid ${vars.color.rule}` });
reset("strong, b", { fontWeight: 600 });
// For CO<sub>2</sub>e: the font has no subscript 2.
reset("sub", { fontSize: ".7em", lineHeight: 0, verticalAlign: "-.22em" });
reset("a", {
  color: vars.color.accent,
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: ".2em",
});
reset("a:hover", { color: vars.color.accentHover });
reset(":focus-visible", { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" });
// No outline for elements that only scripts focus, such as headings.
reset("[tabindex='-1']:focus-visible", { outline: "none" });
reset("::selection", { background: vars.color.accent, color: vars.color.onAccent });
reset("[hidden]", { display: "none" });

globalStyle("*, *::before, *::after", {
  "@media": {
    [media.reducedMotion]: {
      transitionDuration: "0s !important",
      animationDuration: "0s !important",
      animationIterationCount: "1 !important",
    },
  },
});
