import { PICTURE_PATHS } from "./picture-paths.ts";
import * as css from "./picture.css.ts";

interface PictureProps {
  /** a key of PICTURE_PATHS; an empty place for any other, so that names stay aligned */
  readonly name: string;
  readonly size?: keyof typeof css.picture;
}

/** A decorative line drawing, beside its name. Use it in lazy pages only, so that a first visit does not load the drawings. */
export const Picture = ({ name, size = "large" }: PictureProps) => (
  <svg className={css.picture[size]} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={PICTURE_PATHS[name]} />
  </svg>
);
