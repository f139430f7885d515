import { style } from "@vanilla-extract/css";
import { grid, hiddenOn, partStyle, space } from "../theme/styling.ts";
import { vars } from "../theme/vars.css.ts";

export const curtain = style({
  minHeight: "100vh",
  ...grid.stack(16, "start"),
  alignContent: "center",
  maxWidth: "30rem",
  marginInline: "auto",
  padding: space(24),
});

export const form = style({ ...grid.stack(16), width: "100%", marginTop: space(16) });

export const rotatePrompt = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  minHeight: "100dvh",
  maxWidth: "26rem",
  marginInline: "auto",
  padding: space(24),
  textAlign: "center",
  ...hiddenOn("print"),
});

export const rotateTitle = style({
  marginTop: space(56),
  fontSize: "1.625rem",
  lineHeight: vars.text.title.line,
  letterSpacing: vars.text.title.tracking,
});

export const rotateText = style({ marginBlock: space(12, 32), color: vars.color.ink2 });

const line = (stroke: string) =>
  partStyle({ fill: "none", stroke, strokeWidth: 2.5, strokeLinecap: "round", strokeLinejoin: "round" });

export const phonePicture = partStyle({ width: "10.5rem", height: "auto" });
export const phoneBefore = line(vars.color.rule2);
export const phoneAfter = line(vars.color.ink);
export const phoneTurn = line(vars.color.accent);
