import type { Gallery } from "../ui/gallery-entry/gallery-entry.ts";
import { ValueDots } from "./value-dots.tsx";

const labels = { reusableLabel: "reusable at its usual number of uses", singleUseLabel: "single-use" };

export const gallery: Gallery = {
  "with ranges": () => (
    <ValueDots
      label="Climate impact per 350 ml serving in Europe, g CO2e"
      {...labels}
      note="Tare reference data 2026.11, screening estimates."
      rows={[
        { id: "pp", name: "PP returnable cup", reusable: true, value: 9.5, shown: "9", range: [7.6, 12.4] },
        { id: "glass", name: "Tempered glass cup", reusable: true, value: 11, shown: "11", range: [7.8, 16.4] },
        { id: "eps", name: "EPS foam cup", reusable: false, value: 13.3, shown: "13", range: [11.1, 16.8] },
        { id: "pe", name: "Paper cup, PE lined", reusable: false, value: 30.1, shown: "30" },
        { id: "pla", name: "Paper cup, PLA lined", reusable: false, value: 31.4, shown: "31", range: [28, 37] },
      ]}
    />
  ),
  "tiny values, zero, a long name": () => (
    <ValueDots
      label="Plastic pollution, g"
      {...labels}
      rows={[
        { id: "none", name: "Nothing at all", reusable: true, value: 0, shown: "0" },
        {
          id: "tiny",
          name: "A product with a name that needs more than one line",
          reusable: false,
          value: 0.004,
          shown: "< 0.01",
        },
        { id: "most", name: "Most", reusable: false, value: 0.23, shown: "0.23" },
      ]}
    />
  ),
};
