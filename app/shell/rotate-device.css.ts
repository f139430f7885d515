import { style } from "@vanilla-extract/css";

/** Header, page and footer. `hidden` applies on screens only: paper is in portrait and still shows the page. */
export const app = style({
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
  "@media": { screen: { selectors: { "&[hidden]": { display: "none" } } } },
});
