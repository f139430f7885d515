import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Drawer } from "./drawer.tsx";
import { row } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";

export const gallery: Gallery = {
  "open them": () => {
    const [open, setOpen] = useState<"short" | "long" | null>(null);
    const close = () => setOpen(null);
    return (
      <div className={row}>
        <Button onClick={() => setOpen("short")}>A short one</Button>
        <Button onClick={() => setOpen("long")}>A long title over a long text</Button>
        {open === "short" && (
          <Drawer kicker="Climate, PP returnable cup" title="9.5 g per serving" onClose={close}>
            <p>Score 79, good.</p>
          </Drawer>
        )}
        {open === "long" && (
          <Drawer
            title="A number with a name that takes more than one line at any width that a phone has"
            onClose={close}
          >
            {Array.from({ length: 60 }, (_, at) => (
              <p key={at}>Line {at} of a text that is longer than the window.</p>
            ))}
          </Drawer>
        )}
      </div>
    );
  },
};
