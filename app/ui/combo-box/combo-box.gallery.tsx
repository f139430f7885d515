import { useState } from "react";
import { ComboBox } from "./combo-box.tsx";
import { narrow } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";

const MATERIALS = [
  { value: "pp", label: "Polypropylene (PP), thermoformed", detail: "plastic" },
  { value: "glass", label: "Soda-lime glass, tempered", detail: "glass" },
  { value: "long", label: "Paperboard with a lining of polyethylene on both sides and printing", detail: "paper" },
];

export const gallery: Gallery = {
  states: () => {
    const [value, setValue] = useState<string | null>("pp");
    return (
      <div className={narrow}>
        <ComboBox label="Material" value={value} onChange={setValue} options={MATERIALS} hint="Type to search" />
        <ComboBox label="May be empty" value={value} onChange={setValue} options={MATERIALS} clearable />
        <ComboBox label="Nothing chosen" value={null} onChange={setValue} options={MATERIALS} error="Choose one." />
      </div>
    );
  },
  "options on their way": () => (
    <div className={narrow}>
      <ComboBox label="Material" value={null} onChange={() => undefined} options={null} />
    </div>
  ),
  "without options": () => (
    <div className={narrow}>
      <ComboBox label="None" value={null} onChange={() => undefined} options={[]} />
    </div>
  ),
};
