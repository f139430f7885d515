import { useState } from "react";
import { Button } from "../button/button.tsx";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { MissingPart } from "./missing-part.tsx";

const Example = () => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a part that is gone</Button>
      {isOpen && <MissingPart onClose={close} onReload={close} />}
    </>
  );
};

export const gallery: Gallery = { "open it": () => <Example /> };
