import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { followRegionsAtom, regionProgressAtom } from "../state/core/region-progress.ts";
import { insideTexts } from "../text/en/inside.ts";
import * as style from "./notices.css.ts";

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
