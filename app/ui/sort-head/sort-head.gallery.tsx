import { DataTable, HeadRow } from "../data-table/data-table.tsx";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { SortHead } from "./sort-head.tsx";

const nothing = () => undefined;

export const gallery: Gallery = {
  "ascending, not sorted, descending number": () => (
    <DataTable caption="Comparisons">
      <thead>
        <HeadRow>
          <SortHead sorted="ascending" onSort={nothing}>
            Name
          </SortHead>
          <SortHead sorted={null} onSort={nothing}>
            Region
          </SortHead>
          <SortHead numeric sorted="descending" onSort={nothing}>
            Products
          </SortHead>
        </HeadRow>
      </thead>
      <tbody />
    </DataTable>
  ),
};
