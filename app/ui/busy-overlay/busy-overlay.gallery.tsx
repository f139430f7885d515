import { useState } from "react";
import { BusyOverlay } from "./busy-overlay.tsx";
import { Button } from "../button/button.tsx";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";

const Example = () => {
  const [busy, setBusy] = useState(false);
  const wait = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 1500);
  };
  return (
    <>
      <Button onClick={wait}>Save for a second and a half</Button>
      {busy && <BusyOverlay label="Saving…" />}
    </>
  );
};

export const gallery: Gallery = { "open it": () => <Example /> };
