import { Button } from "../button/button.tsx";
import { Disclosure } from "./disclosure.tsx";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";

export const gallery: Gallery = {
  "closed and open": () => (
    <>
      <Disclosure
        title="Comparisons"
        note="none yet"
        actions={
          <Button size="small" icon="plus">
            Create Comparison
          </Button>
        }
      >
        <p>Content</p>
      </Disclosure>
      <Disclosure title="User-defined products" note={3} open>
        <p>Products you describe yourself appear here, ready for any comparison.</p>
      </Disclosure>
      <Disclosure title="Raw Scores" level={3} note="grams, litres and rating points per serving or per use">
        <p>Content</p>
      </Disclosure>
    </>
  ),
};
