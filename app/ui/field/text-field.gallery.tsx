import { useState } from "react";
import { narrow } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { TextArea, TextField } from "./text-field.tsx";

export const gallery: Gallery = {
  states: () => {
    const [name, setName] = useState("Kiosk coffee 2027");
    return (
      <div className={narrow}>
        <TextField label="Name" value={name} onChange={setName} hint="For example: Kiosk coffee 2027" />
        <TextField label="Email" value="you@example" onChange={() => undefined} error="Invalid email address" />
        <TextField label="Empty" value="" onChange={() => undefined} placeholder="Nothing yet" />
        <TextField label="Off" value="cannot be changed" onChange={() => undefined} disabled />
      </div>
    );
  },
  "several lines": () => {
    const [text, setText] = useState("What the comparison is for");
    return (
      <div className={narrow}>
        <TextArea label="Description" value={text} onChange={setText} limit={100} hint="Optional" />
        <TextArea label="Full" value={"x".repeat(100)} onChange={() => undefined} limit={100} error="Too long" />
      </div>
    );
  },
};
