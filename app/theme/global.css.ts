import { globalStyle, type GlobalStyleRule } from "@vanilla-extract/css";
import "./fonts.css.ts";
import { media } from "./breakpoints.ts";
import { resetLayer } from "./layers.css.ts";
import { vars } from "./vars.css.ts";

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
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
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
