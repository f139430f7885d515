import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { storePinnedVersionsAtom, pinnedVersionsAtom } from "../state/work/pinned-versions.ts";
import { onIdle } from "../scheduling/on-idle.ts";

/** Stores the dataset versions that pinned results use, when the browser is idle; again when they change. Renders nothing. */
export const PinnedVersions = () => {
  const versions = useAtomValue(pinnedVersionsAtom);
  const keep = useSetAtom(storePinnedVersionsAtom);
  useEffect(() => (versions === "" ? undefined : onIdle(() => void keep())), [versions, keep]);
  return null;
};
