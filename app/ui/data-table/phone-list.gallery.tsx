import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { PhoneList } from "./phone-list.tsx";

const FACTS = [
  ["Production", "12.4"],
  ["End of life", "3.1"],
] as const;

export const gallery: Gallery = {
  "names and figures": () => <PhoneList items={[{ id: "cup", name: "Paper cup, PE lined", facts: FACTS }]} />,
  "with a total": () => <PhoneList items={[{ id: "cup", name: "Paper cup", total: "15.5", facts: FACTS }]} />,
};
