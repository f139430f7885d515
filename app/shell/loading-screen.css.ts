import { style } from "@vanilla-extract/css";
import { space } from "../theme/styling.ts";

export const loading = style({ display: "grid", alignItems: "center", minHeight: "100dvh" });

/** At the top of the window, where pages show the same notice. */
export const late = style({ position: "absolute", insetBlockStart: 0, insetInline: 0 });

export const failed = style({
  display: "grid",
  alignContent: "center",
  minHeight: "100dvh",
  maxWidth: "46rem",
  marginInline: "auto",
  padding: space(24),
});
