import type { Gallery } from "../ui/gallery-entry/gallery-entry.ts";
import { ChartSheet } from "./chart-sheet.tsx";

const facts = {
  fileName: "cups",
  title: "After 16 uses the ceramic mug has paid for itself",
  note: "cumulative g CO2e, lower is better",
  about: "Hot cups · Hot drink · Coffee with milk · Europe",
  source: "Source: Tare (2026). Tare reference data, version 2026.12 [Data set]. https://tare.example/data/2026.12/",
  date: "Saved on 25 November 2026",
};

export const gallery: Gallery = {
  usual: () => <ChartSheet facts={facts} chart="a chart" />,
  "a title of several lines, no note": () => (
    <ChartSheet facts={{ ...facts, title: `${facts.title}. `.repeat(5), note: "" }} chart="a chart" />
  ),
};
