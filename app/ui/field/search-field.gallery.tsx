import { useState } from "react";
import { narrow } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { SearchField } from "./search-field.tsx";

export const gallery: Gallery = {
  "empty and filled": () => {
    const [search, setSearch] = useState("paper cup with a very long name that does not fit");
    return (
      <div className={narrow}>
        <SearchField label="Search name or material" value="" onChange={() => undefined} />
        <SearchField label="Search name or material" value={search} onChange={setSearch} />
      </div>
    );
  },
};
