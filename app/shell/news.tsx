import { useEffect } from "react";
import { MissingParts } from "./missing-parts.tsx";
import { NewerData } from "./newer-data.tsx";
import { NewerBuild } from "./newer-build.tsx";
import { useAtomValue, useSetAtom } from "jotai";
import { storePinnedVersionsAtom, pinnedVersionsAtom } from "../state/work/pinned-versions.ts";
import { onIdle } from "../scheduling/on-idle.ts";
import { adminRefusedAtom, dismissAdminRefusedAtom } from "../state/admin/admin-refused.ts";
import { insideTexts } from "../text/en/inside.ts";
import { LinkLike } from "../ui/button/button.tsx";
import * as style from "./notices.css.ts";
import { followRegionsAtom, regionProgressAtom } from "../state/core/region-tables.ts";
import { whyUnstoredAtom } from "../state/work/save-state.ts";
import { downloadUnstoredAtom, unstoredCountAtom } from "../state/work/unstored-work.ts";
import { plural } from "../text/catalogue.ts";
import { formatCount } from "../text/format.ts";

/** Stores the dataset versions that pinned results use, when the browser is idle; again when they change. Renders nothing. */
export const PinnedVersions = () => {
  const versions = useAtomValue(pinnedVersionsAtom);
  const keep = useSetAtom(storePinnedVersionsAtom);
  useEffect(() => (versions === "" ? undefined : onIdle(() => void keep())), [versions, keep]);
  return null;
};

const unstoredWords = insideTexts.unstored;

/** Notice that the browser cannot store the work; work that is only in this window can be downloaded (requirement 26). */
const UnstoredWork = () => {
  const why = useAtomValue(whyUnstoredAtom);
  const count = useAtomValue(unstoredCountAtom);
  const download = useSetAtom(downloadUnstoredAtom);
  return (
    <output>
      {why !== null && count > 0 && (
        <span className={style.notice}>
          {why === "quota" ? unstoredWords.quota : unstoredWords.storage}{" "}
          {plural(count, { one: unstoredWords.text.one, other: unstoredWords.text.other(formatCount(count)) })}{" "}
          <LinkLike onClick={() => void download()}>{unstoredWords.download}</LinkLike>
        </span>
      )}
    </output>
  );
};

/** Progress while changed tables of a region are fetched. */
export const RegionProgress = () => {
  const share = useAtomValue(regionProgressAtom);
  const follow = useSetAtom(followRegionsAtom);
  useEffect(() => void follow(), [follow]);
  const label = insideTexts.tables.stages.tables;
  return (
    share !== null && (
      <p className={style.news}>
        {label} <progress aria-label={label} max={1} value={share} />
      </p>
    )
  );
};

const { adminRefused: words } = insideTexts;

/** Notice that the server has withdrawn this account's admin rights. */
const AdminRefused = () => {
  const refused = useAtomValue(adminRefusedAtom);
  const dismiss = useSetAtom(dismissAdminRefusedAtom);
  return (
    refused && (
      <span className={style.notice}>
        {words.text} <LinkLike onClick={() => dismiss()}>{words.dismiss}</LinkLike>
      </span>
    )
  );
};

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
    <NewerBuild />
    <PinnedVersions />
  </>
);
