import { useState } from "react";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { FoldGroup } from "./fold-group.tsx";

const SECTIONS = [
  { id: "group-what-if", title: "What if?", inside: "Change one input of a product.", content: <p>Content</p> },
  { id: "group-cost", title: "Cost", inside: "Cost per serving from your own prices.", content: <p>Content</p> },
];

const Group = () => {
  const [open, setOpen] = useState<readonly string[]>(["group-cost"]);
  return (
    <FoldGroup
      title="Explore"
      note="Change something and see whether the answer holds."
      sections={SECTIONS}
      isOpen={(id) => open.includes(id)}
      onOpenChange={(ids, isOpen) => setOpen(isOpen ? [...open, ...ids] : open.filter((id) => !ids.includes(id)))}
    />
  );
};

export const gallery: Gallery = { "one open": () => <Group /> };
