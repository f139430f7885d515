import { ActionBar } from "./action-bar.tsx";
import { Button } from "../button/button.tsx";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";

export const gallery: Gallery = {
  "at the bottom of the window": () => (
    <ActionBar
      start={<Button icon="chevronLeft">Back</Button>}
      note={
        <>
          <strong>7</strong> chosen, 3 reusable
        </>
      }
      end={<Button kind="primary">Create Comparison</Button>}
    />
  ),
};
