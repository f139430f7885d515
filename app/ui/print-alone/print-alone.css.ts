import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { partStyle } from "../../theme/part-style.ts";

export const sheet = partStyle({ display: "none", "@media": { [media.print]: { display: "block" } } });

globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, {
  "@media": { [media.print]: { display: "none !important" } },
});
