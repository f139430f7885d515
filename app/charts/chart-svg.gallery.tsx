import * as css from "./chart.css.ts";
import { ChartText } from "./chart-svg.tsx";
import type { Gallery } from "../ui/gallery-entry/gallery-entry.ts";

export const gallery: Gallery = {
  "a subscript, two lines, right-aligned": () => (
    <svg className={css.svg} width={320} height={80}>
      <ChartText lines={["30.1 g CO2e per serving"]} x={0} y={16} size={15} weight={600} className={css.text} />
      <ChartText lines={["CO2", "of two lines"]} x={0} y={40} size={13} lineHeight={17} className={css.text3} />
      <ChartText lines={["kg CO2e and g CO2"]} x={320} y={57} size={13} anchor="end" className={css.text2} />
    </svg>
  ),
};
