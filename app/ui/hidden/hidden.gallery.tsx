import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { SkipLink, VisuallyHidden } from "./hidden.tsx";

export const gallery: Gallery = {
  "text for screen readers": () => (
    <p>
      84<VisuallyHidden> of 100</VisuallyHidden>
    </p>
  ),
  "skip link (focus it)": () => <SkipLink href="#main">Skip to the content</SkipLink>,
};
