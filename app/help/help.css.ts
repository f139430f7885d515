import { globalStyle, style } from "@vanilla-extract/css";
import { flex, font, grid, hiddenOn, media, solid, space } from "../theme/styling.ts";
import { vars } from "../theme/vars.css.ts";

/** Text of the content service: styled by its tags; its classes are removed. */
export const text = style({ maxWidth: "72ch", overflowWrap: "break-word" });

/** Styles tags inside the text. `:is`, because a plain comma in `tags` would apply the rule to the whole page. */
const inside = (tags: string, rule: Parameters<typeof globalStyle>[1]) => globalStyle(`${text} :is(${tags})`, rule);

globalStyle(`${text} > :first-child`, { marginTop: 0 });
inside("p, ul, ol, table, blockquote, pre, figure", { marginBlock: space(0, 16) });
inside("h2", { ...font("section"), fontWeight: vars.text.section.weight, marginBlock: space(32, 12) });
inside("summary", { cursor: "pointer", fontWeight: vars.text.group.weight });
inside("h3, h4, h5", { ...font("group"), fontWeight: vars.text.group.weight, marginBlock: space(24, 8) });
// No page break after a heading.
inside("h2, h3, h4, h5", { breakAfter: "avoid" });
inside("ul, ol", { paddingLeft: space(24) });
inside("ul", { listStyle: "disc" });
inside("ol", { listStyle: "decimal" });
inside("li", { marginBottom: space(8) });
inside("a", { color: vars.color.accent, textDecoration: "underline", textUnderlineOffset: "0.2em" });
inside("code", {
  fontFamily: vars.font.family,
  fontVariantNumeric: "tabular-nums",
  background: vars.color.wash,
  padding: space(4, 8),
  borderRadius: vars.radius.mark,
  boxDecorationBreak: "clone",
});
// wide tables scroll, not the page
inside("[role=region]", { overflowX: "auto" });
// in view without scrolling the table
inside("caption", { textAlign: "left" });
inside("pre", { whiteSpace: "pre-wrap" });
inside("table", { borderCollapse: "collapse", width: "100%" });
inside("th, td", {
  textAlign: "left",
  verticalAlign: "top",
  padding: space(8, 16, 8, 0),
  borderBottom: solid("rule"),
  // So that three columns of long words fit into 360 px.
  "@media": { [media.phone]: { paddingRight: space(8) } },
});
inside("img", { maxWidth: "100%", height: "auto" });
inside("blockquote", { borderLeft: solid("rule", "3px"), paddingLeft: space(16) });

export const citation = style({ ...grid.stack(4, "start"), maxWidth: "46rem" });

export const citationLine = style({ overflowWrap: "anywhere", userSelect: "all" });

export const copyButton = style(hiddenOn("print"));

export const titleLine = style(flex.row(12, "flex-start"));
