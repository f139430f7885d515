import { useState } from "react";
import { Button } from "../button/button.tsx";
import { row } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { PageTitle } from "../page-title/page-title.tsx";
import { Dialog } from "./dialog.tsx";
import { Drawer } from "./drawer.tsx";
import { FullDialog } from "./full-dialog.tsx";

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
  "drawer: open them": () => {
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
  "full-dialog: open it": () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Edit Product</Button>
        {isOpen && (
          <FullDialog label="Edit Product" onClose={() => setOpen(false)}>
            <PageTitle>PP returnable cup</PageTitle>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
          </FullDialog>
        )}
      </>
    );
  },
};
