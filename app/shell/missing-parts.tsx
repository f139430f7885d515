import { useEffect, useState } from "react";
import { offlineTexts } from "../text/en/offline.ts";
import { LinkLike } from "../ui/button/button.tsx";
import * as style from "./notices.css.ts";

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
