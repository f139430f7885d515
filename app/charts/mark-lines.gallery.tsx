import type { Gallery } from "../ui/gallery-entry/gallery-entry.ts";
import { MarkLines } from "./mark-lines.tsx";

const marks = ["default mix", "all landfilled", "all incinerated", "all recovered"];
const of = (...values: readonly (number | null)[]) =>
  values.map((value) => ({ value, shown: value === null ? "–" : String(value) }));

export const gallery: Gallery = {
  "four marks, some missing": () => (
    <MarkLines
      label="Climate by end of life, g CO2e per serving"
      marks={marks}
      rows={[
        { id: "paper", name: "Paper cup, PE lined", marks: of(30, 34, 25, 24) },
        { id: "glass", name: "Tempered glass cup", marks: of(11, 11, null, 10.8) },
        { id: "fork", name: "A product with a name that needs more than one line", marks: of(6, 6.2, 9, null) },
      ]}
    />
  ),
  "nothing at all, and a credit": () => (
    <MarkLines
      label="Climate, g"
      marks={marks}
      rows={[
        { id: "none", name: "Nothing at all", marks: of(0, 0, 0, null) },
        { id: "credit", name: "A credit", marks: of(0.01, 0.02, -0.01, null) },
      ]}
    />
  ),
};
