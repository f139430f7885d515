import { useState } from "react";
import { narrow } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { Switch } from "./switch.tsx";

export const gallery: Gallery = {
  states: () => {
    const [custom, setCustom] = useState(false);
    return (
      <div className={narrow}>
        <Switch label="Custom rates" checked={custom} onChange={setCustom} note={custom ? "your own" : "regional"} />
        <Switch label="Per use" checked onChange={() => undefined} />
        <Switch label="Off" checked disabled onChange={() => undefined} />
      </div>
    );
  },
};
