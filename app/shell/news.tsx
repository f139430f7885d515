import { lazy, Suspense } from "react";
import { AdminRefused } from "./admin-refused.tsx";
import { MissingParts } from "./missing-parts.tsx";
import { NewerData } from "./newer-data.tsx";
import { NewerPage } from "./newer-page.tsx";
import { RegionProgress } from "./region-progress.tsx";
import { UnstoredWork } from "./unstored-work.tsx";

/** Renders nothing, so a failed load needs no message. */
const PinnedVersions = lazy(() => import("./pinned-versions.tsx").catch(() => ({ default: () => null })));

/**
 * Notices under the header: unstored work, lost admin rights, code that failed to load, tables that are loading, newer
 * reference data, a newer build. PinnedVersions stores older data versions and shows nothing.
 */
export const News = () => (
  <>
    <UnstoredWork />
    <AdminRefused />
    <MissingParts />
    <RegionProgress />
    <NewerData />
    <NewerPage />
    <Suspense>
      <PinnedVersions />
    </Suspense>
  </>
);
