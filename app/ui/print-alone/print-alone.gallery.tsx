import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { PrintAlone } from "./print-alone.tsx";

export const gallery: Gallery = {
  "only in print": () => (
    <p>
      Printed alone, a portal of the body.
      <PrintAlone>
        <p>This stands on paper, and nothing else does.</p>
      </PrintAlone>
    </p>
  ),
};
