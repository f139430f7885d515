import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import {
  changingDataAtom,
  checkForNewerDataAtom,
  newerDataAtom,
  switchToNewerDataAtom,
} from "../state/start/newer-data.ts";
import { insideTexts } from "../text/en/inside.ts";
import { BusyOverlay } from "../ui/busy-overlay/busy-overlay.tsx";
import { LinkLike } from "../ui/button/button.tsx";
import * as style from "./notices.css.ts";

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
