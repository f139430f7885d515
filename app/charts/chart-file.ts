import { createElement, type ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { ChartSheet, type ChartFacts } from "./chart-sheet.tsx";
import * as css from "./chart.css.ts";
import { downloadPicture, drawPicture, type Picture, type PictureKind } from "./save-picture.ts";

/**
 * Renders a chart outside the page, with title, unit, source and date, and downloads it. The file is the same for every
 * window and theme: one width, light colours.
 *
 * @param chart an element that renders an SVG, with `useChartFrame`
 */
export async function saveChartFile(chart: ReactElement, facts: ChartFacts, kind: PictureKind): Promise<Picture> {
  const place = document.createElement("div");
  place.className = css.sheet;
  place.dataset["theme"] = "light";
  place.setAttribute("aria-hidden", "true");
  place.inert = true;
  document.body.append(place);
  const root = createRoot(place);
  try {
    flushSync(() => root.render(createElement(ChartSheet, { facts, chart })));
    // the title and the source are SVGs too
    if (place.querySelectorAll("svg").length < 3) return { ok: false, problem: "nothing_to_draw" };
    const { title, note, about, source, date } = facts;
    const description = [note, about, source, date].filter((part) => part !== "").join(". ");
    const picture = await drawPicture(place, kind, { title, description });
    if (picture.ok) downloadPicture(picture.value, `${facts.fileName}.${kind}`);
    return picture;
  } finally {
    root.unmount();
    place.remove();
  }
}
