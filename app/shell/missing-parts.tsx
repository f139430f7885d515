import { useEffect, useState } from "react";
import { offlineTexts } from "../text/en/offline.ts";
import { LinkLike } from "../ui/button.tsx";
import * as style from "./notices.css.ts";

/** What the build's loader says on the window when code that was asked for does not arrive. */
const MISSED = "vite:preloadError";

/**
 * Says that code of this page did not arrive, whoever asked for it, and offers to load the page anew: a tab whose build is gone from
 * the server cannot be mended in any other way.
 */
export const MissingParts = ({ onReload = () => window.location.reload() }: { readonly onReload?: () => void }) => {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const note = () => setMissing(true);
    window.addEventListener(MISSED, note);
    return () => window.removeEventListener(MISSED, note);
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
