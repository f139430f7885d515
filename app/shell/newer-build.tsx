import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { browserPageUpdates, type PageUpdates } from "../data/page-updates.ts";
import { loadingAtom } from "../state/start/loading.ts";
import { cacheBuildAtom, newerBuildAtom, switchToNewerBuildAtom } from "../state/start/newer-data.ts";
import { offlineTexts } from "../text/en/offline.ts";
import { LinkLike } from "../ui/button/button.tsx";
import { onIdle } from "../scheduling/on-idle.ts";
import * as style from "./notices.css.ts";

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
