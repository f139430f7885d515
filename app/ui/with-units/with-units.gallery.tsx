import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { WithUnits } from "./with-units.tsx";

export const gallery: Gallery = {
  "in a sentence": () => <WithUnits text="11 g CO2e per serving, against 30 g CO2e of the paper cup" />,
  "no subscript": () => <WithUnits text="0.42 litres" />,
};
