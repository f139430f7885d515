import { lazy, Suspense } from "react";
import { AdminRefused } from "./admin-refused.tsx";
import { MissingParts } from "./missing-parts.tsx";
import { NewerData } from "./newer-data.tsx";
import { NewerPage } from "./newer-page.tsx";
import { RegionProgress } from "./region-progress.tsx";
import { UnstoredWork } from "./unstored-work.tsx";

/** Nothing is missing on the page where its code does not arrive. */
const PinnedVersions = lazy(() => import("./pinned-versions.tsx").catch(() => ({ default: () => null })));

/**
 * Lines under the header: work that the browser does not take, the end of an administrator's rights, parts of the page
 * that are missing, tables on their way, newer reference data, a newer page. And what keeps older data at hand.
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
