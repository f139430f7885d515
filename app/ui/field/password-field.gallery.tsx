import { useState } from "react";
import { narrow } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { PasswordField } from "./password-field.tsx";

export const gallery: Gallery = {
  "hidden, shown on request": () => {
    const [value, setValue] = useState("a glass cup, washed");
    return (
      <div className={narrow}>
        <PasswordField label="Password" autoComplete="current-password" value={value} onChange={setValue} />
      </div>
    );
  },
  "with an error, and longer than its field": () => (
    <div className={narrow}>
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error="Passwords must match"
        value="a password that is so long that it cannot be seen whole"
        onChange={() => undefined}
      />
    </div>
  ),
};
