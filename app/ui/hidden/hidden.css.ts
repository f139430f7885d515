import type { StyleRule } from "@vanilla-extract/css";
import { media, z } from "../../theme/breakpoints.ts";
import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

const away: StyleRule = {
  position: "absolute",
  width: "1px",
  height: "1px",
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
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});

export const skipLink = partStyle({
  selectors: { "&:not(:focus)": away },
  position: "fixed",
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
  zIndex: z.dialog,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  background: vars.color.raised,
  boxShadow: vars.shadow.float,
});
