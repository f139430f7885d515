import { useState } from "react";
import { Button } from "../button/button.tsx";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { Toast } from "./toast.tsx";

export const gallery: Gallery = {
  "open it": () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Delete</Button>
        {open && (
          <Toast
            message="“Event cups” is deleted."
            action={{ label: "Undo", onAct: () => setOpen(false) }}
            onClose={() => setOpen(false)}
          />
        )}
      </>
    );
  },
};
