import { useEffect, useMemo, useState } from "react";
import { isShareFragment, type ShareSource } from "../../state/opened-share.ts";
import { useRouteParts } from "../route-parts.ts";
import { ChooseShare } from "./choose-share.tsx";
import { OpenShare } from "./open-share.tsx";

/** The fragment of the address as long as it claims to be a share: the page's own anchors leave what is open as it is. */
const useShareFragment = (): string | null => {
  const [fragment, setFragment] = useState(() => (isShareFragment(window.location.hash) ? window.location.hash : null));
  useEffect(() => {
    const read = () => {
      if (isShareFragment(window.location.hash)) setFragment(window.location.hash);
    };
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return fragment;
};

/** `/s#…` and `/s/{id}`: somebody else's results, without an account. `/s` alone asks for a file. */
const SharePage = () => {
  const { part } = useRouteParts();
  const id = part("share_id");
  const fragment = useShareFragment();
  const [file, setFile] = useState<File | null>(null);
  const source = useMemo((): ShareSource | null => {
    if (id !== undefined) return { kind: "stored", id };
    if (file !== null) return { kind: "file", file };
    return fragment === null ? null : { kind: "link", fragment };
  }, [id, file, fragment]);
  return source === null ? <ChooseShare onFile={setFile} /> : <OpenShare source={source} onFile={setFile} />;
};

export default SharePage;
