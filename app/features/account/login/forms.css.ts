import { style } from "@vanilla-extract/css";
import { font, grid, media, size, space } from "../../../theme/styling.ts";

export const section = style({ display: "flex", flexDirection: "column" });

export const form = style({ ...grid.stack(16), marginTop: space(24) });

export const heading = style({ outline: "none" });

export const note = style({ marginTop: space(4) });

export const aside = style({
  ...font("small"),
  justifySelf: "start",
  "@media": { [media.touch]: { paddingBlock: ".75rem" } },
});

export const submit = style({ marginTop: space(8) });

export const failure = style(size("small", "bad"));

export const why = style({ marginTop: space(8) });
