import { createElement, type ComponentProps, type ReactElement } from "react";
import type { MarkLinesPicture, ScoreDotsPicture } from "./dots-picture.tsx";

/** `ScoreDots` as an SVG for a file; its code is loaded by the first call. */
export async function drawScoreDots(props: ComponentProps<typeof ScoreDotsPicture>): Promise<ReactElement> {
  const pictures = await import("./dots-picture.tsx");
  return createElement(pictures.ScoreDotsPicture, props);
}

/** The same for `MarkLines`. */
export async function drawMarkLines(props: ComponentProps<typeof MarkLinesPicture>): Promise<ReactElement> {
  const pictures = await import("./dots-picture.tsx");
  return createElement(pictures.MarkLinesPicture, props);
}
