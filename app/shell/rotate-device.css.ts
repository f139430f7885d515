import { style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/vars.css.ts";

export const prompt = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  minHeight: "100dvh",
  maxWidth: "26rem",
  marginInline: "auto",
  padding: vars.space[24],
  textAlign: "center",
  "@media": { [media.print]: { display: "none" } },
});

/** Reserves the picture's height, so that nothing moves when it loads. */
export const picture = style({ minHeight: "6.625rem" });

export const title = style({
  marginTop: vars.space[56],
  fontSize: "1.625rem",
  lineHeight: vars.text.title.line,
  letterSpacing: vars.text.title.tracking,
});

export const text = style({ marginBlock: `${vars.space[12]} ${vars.space[32]}`, color: vars.color.ink2 });

/** Header, page and footer. `hidden` applies on screens only: paper is in portrait and still shows the page. */
export const app = style({
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
  "@media": { screen: { selectors: { "&[hidden]": { display: "none" } } } },
});
