import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { SectionHeading } from "../page-title/page-title.tsx";
import { Fold } from "./fold-group.tsx";

const keep = () => undefined;

export const gallery: Gallery = {
  "closed and open": () => (
    <>
      <Fold
        id="fold-closed"
        title="What if?"
        inside="Change one input of a product, such as its uses, and watch the scores."
        aside="7 products"
        isOpen={false}
        onOpenChange={keep}
      >
        <p>Content</p>
      </Fold>
      <Fold id="fold-open" title="Circularity" inside="Recycled content." isOpen onOpenChange={keep}>
        <section aria-labelledby="fold-open">
          <SectionHeading id="fold-open" title="Circularity" note="Share of mass; the title is not repeated" />
          <p>Content</p>
        </section>
      </Fold>
    </>
  ),
};
