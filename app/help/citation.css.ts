import { style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/vars.css.ts";

export const citation = style({ display: "grid", gap: vars.space[4], justifyItems: "start", maxWidth: "46rem" });

export const line = style({ overflowWrap: "anywhere", userSelect: "all" });

export const copy = style({ "@media": { [media.print]: { display: "none" } } });
