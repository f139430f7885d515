import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { Lead } from "./page-title.tsx";
import { PageTitle } from "./title.tsx";

export const gallery: Gallery = {
  "a result": () => (
    <>
      <PageTitle kicker="Comparison, 7 products">
        The tempered glass cup scores best, 84 %, just ahead of the ceramic mug.
      </PageTitle>
      <Lead>Per serving: 350 ml of hot coffee with milk, Europe.</Lead>
    </>
  ),
};
