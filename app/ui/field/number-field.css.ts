import { wholeStyle } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

// One frame around less, number and more; a first visit does without, so it is not in field.css.ts.

export const between = wholeStyle({ borderRadius: 0, textAlign: "center" });

export const step = wholeStyle({
  flex: "none",
  width: "2.25rem",
  paddingInline: 0,
  color: vars.color.accent,
  selectors: {
    "&:first-child": { borderInlineEnd: 0, borderStartEndRadius: 0, borderEndEndRadius: 0 },
    "&:last-child": { borderInlineStart: 0, borderStartStartRadius: 0, borderEndStartRadius: 0 },
  },
});
