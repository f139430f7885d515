import { useState } from "react";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { Tabs } from "./tabs.tsx";

const TABS = [
  { id: "a", label: "Database" },
  { id: "b", label: "Users" },
  { id: "c", label: "A tab whose name is rather long" },
] as const;

const Chosen = () => {
  const [value, setValue] = useState<(typeof TABS)[number]["id"]>("a");
  return (
    <Tabs label="Areas" tabs={TABS} value={value} onChange={setValue}>
      <p>The panel of {value}</p>
    </Tabs>
  );
};

export const gallery: Gallery = { "one of three": () => <Chosen /> };
