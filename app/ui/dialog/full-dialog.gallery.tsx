import { useState } from "react";
import { Button } from "../button/button.tsx";
import { FullDialog } from "./full-dialog.tsx";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { PageTitle } from "../page-title/page-title.tsx";

export const gallery: Gallery = {
  "open it": () => {
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
