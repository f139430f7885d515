import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { keepPinnedVersionsAtom, pinnedVersionsAtom } from "../state/pinned-versions.ts";
import { whenIdle } from "./when-idle.ts";

/** Keeps the dataset versions that results stay with, whenever others are named, once the browser is idle. Shows nothing. */
const PinnedVersions = () => {
  const named = useAtomValue(pinnedVersionsAtom);
  const keep = useSetAtom(keepPinnedVersionsAtom);
  useEffect(() => (named === "" ? undefined : whenIdle(() => void keep())), [named, keep]);
  return null;
};

export default PinnedVersions;
