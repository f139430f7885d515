import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { changingDataAtom, lookForNewerDataAtom, newerDataAtom, takeNewerDataAtom } from "../state/newer-data.ts";
import { insideTexts } from "../text/en/inside.ts";
import { BusyOverlay } from "../ui/busy-overlay.tsx";
import { LinkLike } from "../ui/button.tsx";
import * as style from "./notices.css.ts";

/** How often an open page asks while it is looked at. */
const LOOK_MS = 10 * 60_000;

/** Looks for newer reference data when the page is looked at again, and from time to time while it is. */
const useLooking = (): void => {
  const look = useSetAtom(lookForNewerDataAtom);
  useEffect(() => {
    const lookWhileSeen = () => {
      if (document.visibilityState === "visible") void look();
    };
    const timer = setInterval(lookWhileSeen, LOOK_MS);
    document.addEventListener("visibilitychange", lookWhileSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookWhileSeen);
    };
  }, [look]);
};

/** Says that the server has newer reference data, and changes to them when asked: the page waits while it does. */
export const NewerData = () => {
  useLooking();
  const version = useAtomValue(newerDataAtom);
  const isChanging = useAtomValue(changingDataAtom);
  const change = useSetAtom(takeNewerDataAtom);
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
