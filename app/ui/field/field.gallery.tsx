import { useState } from "react";
import { Field } from "./field.tsx";
import { narrow } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";

export const gallery: Gallery = {
  "any control": () => {
    const [value, setValue] = useState(40);
    return (
      <div className={narrow}>
        <Field label="Share" hint="Percent of the whole" aside={value}>
          {(attributes) => (
            <input
              {...attributes}
              type="range"
              value={value}
              onChange={(e) => setValue(e.currentTarget.valueAsNumber)}
            />
          )}
        </Field>
      </div>
    );
  },
};
