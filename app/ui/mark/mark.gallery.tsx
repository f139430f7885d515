import { row } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { Mark, ReusableMark } from "./mark.tsx";

export const gallery: Gallery = {
  "beside values": () => (
    <div className={row}>
      <span>
        5 <Mark kind="assumed" />
      </span>
      <span>
        129 <Mark kind="estimate" />
      </span>
      <span>
        1 <Mark kind="below_scale" />
      </span>
      <span>
        Own double-wall cup <Mark kind="yours" />
      </span>
    </div>
  ),
  reusable: () => (
    <div className={row}>
      <ReusableMark />
      <span>
        Ceramic mug <ReusableMark compact />
      </span>
    </div>
  ),
};
