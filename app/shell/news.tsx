import { lazy, Suspense } from "react";
import { NewerData } from "./newer-data.tsx";
import { NewerPage } from "./newer-page.tsx";

/** Nothing is missing on the page where its code does not arrive. */
const PinnedVersions = lazy(() => import("./pinned-versions.tsx").catch(() => ({ default: () => null })));

/** Lines under the header that offer something newer: reference data, the page itself. And what keeps older data at hand. */
export const News = () => (
  <>
    <NewerData />
    <NewerPage />
    <Suspense>
      <PinnedVersions />
    </Suspense>
  </>
);
