import { row } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { Menu, type MenuItem } from "./menu.tsx";

const items: readonly (MenuItem | "rule")[] = [
  { label: "Edit Comparison", icon: "edit", onSelect: () => undefined },
  { label: "Off", icon: "compare", onSelect: () => undefined, disabled: true },
  "rule",
  { label: "Delete Comparison", icon: "trash", danger: true, onSelect: () => undefined },
];

export const gallery: Gallery = {
  "open them": () => (
    <div className={row}>
      <Menu label="Commands for Kiosk coffee 2027" items={items} />
      <Menu
        label="Columns"
        icon="compare"
        items={[
          { label: "Climate", checked: true, onSelect: () => undefined },
          { label: "Water use", checked: false, onSelect: () => undefined },
        ]}
      >
        Columns
      </Menu>
    </div>
  ),
};
