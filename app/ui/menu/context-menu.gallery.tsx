import { useState } from "react";
import { Button } from "../button/button.tsx";
import { ContextMenu, type MenuPlace } from "./context-menu.tsx";
import { row } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";

const ITEMS = [
  { label: "View Comparison", icon: "compare", onSelect: () => undefined },
  "rule",
  { label: "Delete Comparison", icon: "trash", danger: true, onSelect: () => undefined },
] as const;

const Example = () => {
  const [place, setPlace] = useState<MenuPlace | null>(null);
  return (
    <div className={row}>
      <Button onClick={({ currentTarget }) => setPlace({ button: currentTarget, point: null })}>At the button</Button>
      <Button
        onClick={({ currentTarget, clientX, clientY }) =>
          setPlace({ button: currentTarget, point: { x: clientX, y: clientY } })
        }
      >
        At the pointer
      </Button>
      {place && <ContextMenu label="Commands" items={ITEMS} place={place} onClose={() => setPlace(null)} />}
    </div>
  );
};

export const gallery: Gallery = { "open it": () => <Example /> };
