import { flex, hiddenOn, media, partStyle } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const button = partStyle({
  position: "relative",
  color: "inherit",
  fontWeight: "inherit",
  textAlign: "inherit",
  cursor: "pointer",
  selectors: { "&:hover": { color: vars.color.accent } },
  "@media": {
    [media.touch]: { minHeight: "2.75rem" },
    // Browsers omit buttons in table heads repeated on later pages.
    [media.print]: { display: "contents" },
  },
});

export const numeric = partStyle({});

export const sorted = partStyle({ color: vars.color.ink, fontWeight: 600 });

/** Outside the text flow, so that the name aligns with the numbers of its column. */
export const arrow = partStyle({
  position: "absolute",
  insetInlineStart: "100%",
  insetBlock: 0,
  ...flex.inline(),
  paddingInline: ".125rem",
  opacity: 0,
  selectors: {
    [`${sorted} &`]: { opacity: 1 },
    [`${button}:hover &, ${button}:focus-visible &`]: { opacity: 1 },
    [`${numeric} &`]: { insetInlineStart: "auto", insetInlineEnd: "100%" },
  },
  ...hiddenOn("print"),
});
