import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { Pager } from "./pager.tsx";

const nothing = () => undefined;

export const gallery: Gallery = {
  "first page": () => <Pager label="Comparisons" rows={1000} perPage={25} page={0} onPage={nothing} />,
  "last page": () => <Pager label="Comparisons" rows={1001} perPage={25} page={40} onPage={nothing} />,
};
