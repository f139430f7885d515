import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/vars.css.ts";

/** Text of the content service: styled by its tags; its classes are removed. */
export const text = style({ maxWidth: "72ch", overflowWrap: "break-word" });

/** Styles tags inside the text. `:is`, because a plain comma in `tags` would apply the rule to the whole page. */
const inside = (tags: string, rule: Parameters<typeof globalStyle>[1]) => globalStyle(`${text} :is(${tags})`, rule);

globalStyle(`${text} > :first-child`, { marginTop: 0 });
inside("p, ul, ol, table, blockquote, pre, figure", { marginBlock: `0 ${vars.space[16]}` });
inside("h2", {
  fontSize: vars.text.section.size,
  lineHeight: vars.text.section.line,
  fontWeight: vars.text.section.weight,
  marginBlock: `${vars.space[32]} ${vars.space[12]}`,
});
inside("summary", { cursor: "pointer", fontWeight: vars.text.group.weight });
inside("h3, h4, h5", {
  fontSize: vars.text.group.size,
  lineHeight: vars.text.group.line,
  fontWeight: vars.text.group.weight,
  marginBlock: `${vars.space[24]} ${vars.space[8]}`,
});
// No page break after a heading.
inside("h2, h3, h4, h5", { breakAfter: "avoid" });
inside("ul, ol", { paddingLeft: vars.space[24] });
inside("ul", { listStyle: "disc" });
inside("ol", { listStyle: "decimal" });
inside("li", { marginBottom: vars.space[8] });
inside("a", { color: vars.color.accent, textDecoration: "underline", textUnderlineOffset: "0.2em" });
inside("code", {
  fontFamily: vars.font.family,
  fontVariantNumeric: "tabular-nums",
  background: vars.color.wash,
  padding: `${vars.space[4]} ${vars.space[8]}`,
  borderRadius: vars.radius.mark,
  boxDecorationBreak: "clone",
});
// wide tables scroll, not the page
inside("[role=region]", { overflowX: "auto" });
inside("table", { borderCollapse: "collapse", width: "100%" });
inside("th, td", {
  textAlign: "left",
  verticalAlign: "top",
  padding: `${vars.space[8]} ${vars.space[16]} ${vars.space[8]} 0`,
  borderBottom: `1px solid ${vars.color.rule}`,
  // So that three columns of long words fit into 360 px.
  "@media": { [media.phone]: { paddingRight: vars.space[8] } },
});
inside("img", { maxWidth: "100%", height: "auto" });
inside("blockquote", { borderLeft: `3px solid ${vars.color.rule}`, paddingLeft: vars.space[16] });

export const citation = style({ display: "grid", gap: vars.space[4], justifyItems: "start", maxWidth: "46rem" });

export const citationLine = style({ overflowWrap: "anywhere", userSelect: "all" });

export const copyButton = style({ "@media": { [media.print]: { display: "none" } } });

export const titleLine = style({ display: "flex", alignItems: "flex-start", gap: vars.space[12] });
