import { Button } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";

export const gallery: Gallery = {
  "with and without a button": () => (
    <>
      <EmptyState>Products you describe yourself appear here, ready for any comparison.</EmptyState>
      <EmptyState action={<Button size="small">View All</Button>}>
        No product matches. View All shows the whole list again.
      </EmptyState>
    </>
  ),
};
