import type { StyleRule } from "@vanilla-extract/css";
import { media, partStyle, space, squareOf, z } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

const away: StyleRule = {
  position: "absolute",
  ...squareOf("1px"),
  margin: "-1px",
  padding: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};

export const visuallyHidden = partStyle(away);

/** Hides a text visually on a phone, where its icon stands alone. */
export const awayOnPhone: StyleRule = { "@media": { [media.phone]: away } };

/** A native input that covers its drawn control: it takes clicks and focus, and is not seen. */
export const nativeInput = partStyle({
  position: "absolute",
  inset: 0,
  ...squareOf("100%"),
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});

export const skipLink = partStyle({
  selectors: { "&:not(:focus)": away },
  position: "fixed",
  insetBlockStart: space(8),
  insetInlineStart: space(8),
  zIndex: z.dialog,
  padding: space(8, 16),
  background: vars.color.raised,
  boxShadow: vars.shadow.float,
});
