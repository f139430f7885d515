import { flex, font, partStyle } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

const mark = (colour: string, line: "solid" | "dashed" | "dotted") =>
  partStyle({
    display: "inline-block",
    padding: "0 .3125rem",
    border: `1px ${line} ${colour}`,
    borderRadius: vars.radius.mark,
    color: colour,
    background: vars.color.paper,
    ...font("mark"),
    fontWeight: 500,
    letterSpacing: 0,
    whiteSpace: "nowrap",
    verticalAlign: "baseline",
  });

export const kinds = {
  assumed: mark(vars.color.warn, "dashed"),
  estimate: mark(vars.color.warn, "dotted"),
  below_scale: mark(vars.color.bad, "solid"),
  yours: mark(vars.color.ink2, "solid"),
  other_period: mark(vars.color.warn, "solid"),
};

export const reusable = partStyle({
  // Contains the hidden label, which would widen the page at the end of a full line.
  position: "relative",
  // an icon may be narrower than itself, so the row must not shrink it
  flex: "none",
  ...flex.inline(".375rem"),
  ...font("caption", "accent"),
  fontWeight: 500,
  whiteSpace: "nowrap",
  verticalAlign: "-.1em",
});

/** The icon alone stands on its lower edge, not on a baseline of words. */
export const compact = partStyle({ verticalAlign: "-.3em" });
