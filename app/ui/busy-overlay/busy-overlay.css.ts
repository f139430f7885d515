import { partStyle, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const overlay = partStyle({
  margin: "auto",
  padding: space(24),
  border: 0,
  borderRadius: vars.radius.float,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  selectors: { "&::backdrop": { background: vars.color.scrim } },
});
