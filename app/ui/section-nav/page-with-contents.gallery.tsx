import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { PageWithContents } from "./page-with-contents.tsx";

export const gallery: Gallery = {
  "two sections": () => (
    <PageWithContents
      sections={[
        { id: "page-ranking", title: "Ranking" },
        { id: "page-stages", title: "Stages" },
      ]}
    >
      <p>The sections of the page.</p>
    </PageWithContents>
  ),
};
