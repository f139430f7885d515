import { useState } from "react";
import { Checkbox } from "./checkbox.tsx";
import { row } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";

export const gallery: Gallery = {
  states: () => {
    const [checked, setChecked] = useState(true);
    return (
      <div className={row}>
        <Checkbox label="Tempered glass cup" checked={checked} onChange={setChecked} />
        <Checkbox label="Ceramic mug" checked={false} onChange={() => undefined} />
        <Checkbox label="Some of them" mixed checked={false} onChange={() => undefined} />
        <Checkbox label="Off" disabled checked={false} onChange={() => undefined} />
        <Checkbox label="Always on" disabled checked onChange={() => undefined} />
        <Checkbox label="Hidden label" hideLabel checked onChange={() => undefined} />
      </div>
    );
  },
};
