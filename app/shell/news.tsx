import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { browserPageUpdates, type PageUpdates } from "../data/page-updates.ts";
import { onIdle } from "../scheduling/on-idle.ts";
import { adminRefusedAtom, dismissAdminRefusedAtom } from "../state/admin/admin-session.ts";
import { followRegionsAtom, regionProgressAtom } from "../state/core/site-settings.ts";
import { loadingAtom } from "../state/start/loading.ts";
import {
  cacheBuildAtom,
  changingDataAtom,
  checkForNewerDataAtom,
  newerBuildAtom,
  newerDataAtom,
  switchToNewerBuildAtom,
  switchToNewerDataAtom,
} from "../state/start/newer-data.ts";
import { pinnedVersionsAtom, storePinnedVersionsAtom } from "../state/work/pinned-versions.ts";
import { whyUnstoredAtom } from "../state/work/save-state.ts";
import { downloadUnstoredAtom, unstoredCountAtom } from "../state/work/unstored-work.ts";
import { plural } from "../text/catalogue.ts";
import { insideTexts } from "../text/en/inside.ts";
import { offlineTexts } from "../text/en/offline.ts";
import { formatCount } from "../text/format.ts";
import { BusyOverlay } from "../ui/busy-overlay/busy-overlay.tsx";
import { LinkLike } from "../ui/button/button.tsx";
import * as style from "./notices.css.ts";

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

/** Event that Vite's loader fires on the window when a dynamic import fails. */
const LOAD_ERROR = "vite:preloadError";

/**
 * Notice that a part of this page's code failed to load, with a reload button: there is no other remedy if the server
 * no longer has this build.
 */
export const MissingParts = ({ onReload = () => window.location.reload() }: { readonly onReload?: () => void }) => {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const onLoadError = () => setMissing(true);
    window.addEventListener(LOAD_ERROR, onLoadError);
    return () => window.removeEventListener(LOAD_ERROR, onLoadError);
  }, []);
  if (!isMissing) return null;
  return (
    <div role="alert">
      <span className={style.notice}>
        {offlineTexts.missing.notice} <LinkLike onClick={onReload}>{offlineTexts.missing.reload}</LinkLike>{" "}
        <LinkLike onClick={() => setMissing(false)}>{offlineTexts.missing.close}</LinkLike>
      </span>
    </div>
  );
};

/** Stores the app for offline use once its own tables are loaded; shows a notice when a newer build is ready. */
export const NewerBuild = ({ updates = browserPageUpdates }: { readonly updates?: () => PageUpdates }) => {
  const keep = useSetAtom(cacheBuildAtom);
  const take = useSetAtom(switchToNewerBuildAtom);
  const isThere = useAtomValue(newerBuildAtom);
  const isReady = useAtomValue(loadingAtom).status === "ready";
  useEffect(() => (isReady ? onIdle(() => void keep(updates())) : undefined), [isReady, keep, updates]);
  return (
    <output className={style.notices}>
      {isThere && (
        <span className={style.news}>
          {offlineTexts.newer} <LinkLike onClick={() => void take()}>{offlineTexts.take}</LinkLike>
        </span>
      )}
    </output>
  );
};

/** How often a visible page checks for newer data. */
const CHECK_MS = 10 * 60_000;

/** Checks for newer reference data when the page becomes visible, and every ten minutes while it is. */
const useNewerDataCheck = (): void => {
  const check = useSetAtom(checkForNewerDataAtom);
  useEffect(() => {
    const checkIfVisible = () => {
      if (document.visibilityState === "visible") void check();
    };
    const timer = setInterval(checkIfVisible, CHECK_MS);
    document.addEventListener("visibilitychange", checkIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", checkIfVisible);
    };
  }, [check]);
};

/** Notice that the server has newer reference data, with a button to use them; an overlay blocks the page meanwhile. */
export const NewerData = () => {
  useNewerDataCheck();
  const version = useAtomValue(newerDataAtom);
  const isChanging = useAtomValue(changingDataAtom);
  const change = useSetAtom(switchToNewerDataAtom);
  return (
    <>
      <output className={style.notices}>
        {version !== null && (
          <span className={style.news}>
            {insideTexts.newer.there(version)}{" "}
            <LinkLike onClick={() => void change()}>{insideTexts.newer.take}</LinkLike>
          </span>
        )}
      </output>
      {version !== null && isChanging && <BusyOverlay label={insideTexts.newer.changing(version)} />}
    </>
  );
};
