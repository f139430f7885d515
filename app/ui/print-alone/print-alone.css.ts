import { globalStyle } from "@vanilla-extract/css";
import { media, partStyle } from "../../theme/styling.ts";

export const sheet = partStyle({ display: "none", "@media": { [media.print]: { display: "block" } } });

globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, { "@media": { [media.print]: { display: "none !important" } } });
