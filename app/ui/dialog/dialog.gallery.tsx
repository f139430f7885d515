import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Dialog } from "./dialog.tsx";
import { row } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";

export const gallery: Gallery = {
  "open them": () => {
    const [open, setOpen] = useState<"delete" | "long" | null>(null);
    const close = () => setOpen(null);
    return (
      <div className={row}>
        <Button onClick={() => setOpen("delete")}>Delete a comparison</Button>
        <Button onClick={() => setOpen("long")}>Long text</Button>
        {open === "delete" && (
          <Dialog
            title="Really delete the comparison “Event cups”?"
            onClose={close}
            actions={[
              { label: "Cancel", onAct: close, safe: true },
              { label: "Delete Comparison", onAct: close, kind: "danger" },
            ]}
          >
            <p>This is irreversible. Its share link stops working. The products and foods in it stay.</p>
          </Dialog>
        )}
        {open === "long" && (
          <Dialog title="Profile" wide onClose={close} actions={[{ label: "Close", onAct: close, safe: true }]}>
            {Array.from({ length: 40 }, (_, at) => (
              <p key={at}>Line {at} of a text that is longer than the window.</p>
            ))}
          </Dialog>
        )}
      </div>
    );
  },
};
