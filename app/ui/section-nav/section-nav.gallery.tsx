import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { PageWithContents } from "./page-with-contents.tsx";
import { SectionNav } from "./section-nav.tsx";

export const gallery: Gallery = {
  "with a group": () => (
    <SectionNav
      sections={[
        { id: "nav-results", title: "Results" },
        { id: "nav-break-even", title: "Break-even" },
        { id: "nav-what-if", title: "What if", group: "Explore" },
        { id: "nav-weights", title: "Weights", group: "Explore" },
        { id: "nav-raw", title: "Raw Scores", group: "Details" },
      ]}
    />
  ),
  "page-with-contents: two sections": () => (
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
