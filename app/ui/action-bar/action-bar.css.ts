import { sticky } from "../../theme/sticky.css.ts";
import { flex, font, hiddenOn, media, partStyle, size, solid, space, WIDE_CONTENT, z } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

const HEIGHT = "4.25rem";

/** Sticks to the bottom of the window while its page is on screen; never covers the footer below the page. */
export const bar = `${sticky} ${partStyle({
  insetBlockEnd: 0,
  zIndex: z.bar,
  minHeight: HEIGHT,
  borderTop: solid("rule2"),
  background: vars.color.paper,
  paddingInline: space(24),
  paddingBlockEnd: "env(safe-area-inset-bottom)",
  "@media": { [media.phone]: { paddingInline: space(16) } },
})} ${partStyle(hiddenOn("print"))}`;

export const inner = partStyle({
  ...flex.row(16),
  minHeight: HEIGHT,
  maxWidth: WIDE_CONTENT,
  // On a phone, content wraps to a second line instead of squeezing the note.
  "@media": { [media.phone]: { flexWrap: "wrap", gap: space(8), paddingBlock: space(8) } },
});

export const note = partStyle({
  flex: 1,
  minWidth: 0,
  textAlign: "end",
  ...font("small", "ink2"),
  "@media": {
    [media.phone]: {
      flexBasis: "7rem",
      textAlign: "start",
      ...size("caption"),
      lineHeight: 1.3,
      // No line for an empty note, or for a note above the bar.
      selectors: { "&:empty, &:has(> [data-above]:only-child)": { flexBasis: 0 } },
    },
  },
});

export const group = partStyle({
  ...flex.row(8, "stretch"),
  flex: "none",
  selectors: { "&:empty": { display: "none" } },
  "@media": {
    [media.phone]: {
      flexWrap: "wrap",
      flex: "0 1 auto",
      // At the right also on a second line.
      selectors: { "&:last-child": { marginInlineStart: "auto" } },
    },
  },
});
