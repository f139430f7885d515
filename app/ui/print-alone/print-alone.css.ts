import { globalStyle } from "@vanilla-extract/css";
import { media, partStyle, shownOn } from "../../theme/styling.ts";

export const sheet = partStyle(shownOn("print"));

globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, { "@media": { [media.print]: { display: "none !important" } } });
