import { useEffect, useMemo, useState } from "react";
import { OpenShareFile } from "../../features/share/share-button.tsx";
import * as style from "../../features/share/share.css.ts";
import { isShareFragment, type ShareSource } from "../../state/share/opened-share.ts";
import { shareTexts } from "../../text/en/share.ts";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import { useRouteParts } from "../route-parts.ts";
import { OpenShare } from "./open-share.tsx";

/** `/s` without a share: offers to open a file. */
const ChooseShare = ({ onFile }: { readonly onFile: (file: File) => void }) => (
  <div className={style.page}>
    <PageTitle>{shareTexts.open.title}</PageTitle>
    <Lead>{shareTexts.open.text}</Lead>
    <OpenShareFile onFile={onFile} />
  </div>
);

/** The share in the URL's fragment; null if the fragment is an anchor of the page. */
const shareInAddress = (): ShareSource | null => {
  const fragment = window.location.hash;
  return isShareFragment(fragment) ? { kind: "link", fragment } : null;
};

const isSameLink = (before: ShareSource | null, arrived: ShareSource): boolean =>
  before?.kind === "link" && arrived.kind === "link" && before.fragment === arrived.fragment;

/** The share opened last: a file, or a link entered in the same tab. Anchor jumps keep it. */
const useOpened = () => {
  const [opened, setOpened] = useState(shareInAddress);
  useEffect(() => {
    const read = () => {
      const arrived = shareInAddress();
      if (arrived !== null) setOpened((before) => (isSameLink(before, arrived) ? before : arrived));
    };
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return [opened, setOpened] as const;
};

/** `/s#…` and `/s/{id}`: shared results, viewable without an account. `/s` alone asks for a file. */
export default function SharePage() {
  const { part } = useRouteParts();
  const id = part("share_id");
  const [opened, setOpened] = useOpened();
  const source = useMemo((): ShareSource | null => (id === undefined ? opened : { kind: "stored", id }), [id, opened]);
  const openFile = (file: File) => setOpened({ kind: "file", file });
  return source === null ? <ChooseShare onFile={openFile} /> : <OpenShare source={source} onFile={openFile} />;
}
