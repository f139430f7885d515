import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { MenuItems, type MenuItem } from "./menu-items.tsx";

const nothing = () => undefined;

const commands: readonly (MenuItem | "rule")[] = [
  { label: "Edit Portfolio", icon: "edit", onSelect: nothing },
  { label: "Portfolio Scores", icon: "compare", onSelect: nothing, disabled: true },
  "rule",
  { label: "Delete Portfolio", icon: "trash", danger: true, onSelect: nothing },
];
const described: readonly MenuItem[] = [
  { label: "Comparison", detail: "products for one use, side by side", icon: "compare", onSelect: nothing },
  { label: "Food", detail: "what goes into it", icon: "info", onSelect: nothing },
];
const choices: readonly MenuItem[] = [
  { label: "Climate", checked: true, onSelect: nothing },
  { label: "Water use", checked: false, onSelect: nothing },
];

export const gallery: Gallery = {
  "commands, one disabled, one dangerous": () => <MenuItems label="Commands" items={commands} onSelect={nothing} />,
  "with details": () => <MenuItems label="New" items={described} onSelect={nothing} />,
  choices: () => <MenuItems label="Columns" items={choices} onSelect={nothing} />,
};
