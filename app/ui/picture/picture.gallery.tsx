import { row } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { PICTURE_PATHS } from "./picture-paths.ts";
import { Picture } from "./picture.tsx";

const all = (size: "small" | "large") => (
  <div className={row}>
    {[...Object.keys(PICTURE_PATHS), "a use case without a drawing"].map((name) => (
      <span key={name} className={row}>
        <Picture name={name} size={size} />
        {name}
      </span>
    ))}
  </div>
);

export const gallery: Gallery = { large: () => all("large"), small: () => all("small") };
