import type { Gallery } from "../ui/gallery-entry/gallery-entry.ts";
import { ScoreDotsPicture } from "./dots-picture.tsx";
import { SaveChart } from "./save-chart.tsx";

export const gallery: Gallery = {
  "a menu; without facts it says that it failed": () => (
    <SaveChart
      name="ranking"
      draw={() => <ScoreDotsPicture label="Scores" rows={[]} legend={[]} />}
      facts={async () => null}
    />
  ),
};
