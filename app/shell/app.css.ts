import { style } from "@vanilla-extract/css";

export const main = style({ display: "flex", flexDirection: "column", flex: 1, minWidth: 0, outline: "none" });
