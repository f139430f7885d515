import { Provider, useAtomValue, useSetAtom } from "jotai";
import { useCallback, useDeferredValue, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { OpenShareFile } from "../../features/share/share-button.tsx";
import * as style from "../../features/share/share.css.ts";
import { ReadOnlyQuestion, SharedHead, ShareFault } from "../../features/share/shared-head.tsx";
import { sessionAtom } from "../../state/core/session.ts";
import { referenceCatalogueAtom } from "../../state/engine/reference-catalogue.ts";
import { href } from "../../state/routes/href.ts";
import {
  type OpenedShare,
  openSharedAtom,
  type ShareSource,
  type WorkInFile as Work,
} from "../../state/share/opened-share.ts";
import { copyShareAtom, importWorkAtom } from "../../state/share/own-copy.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { plural } from "../../text/catalogue.ts";
import { formatDate } from "../../text/dates.ts";
import { shareTexts } from "../../text/en/share.ts";
import { formatCount } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { Button } from "../../ui/button/button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { useAction } from "../../ui/use-action.ts";
import { useLoaded } from "../../ui/use-loaded.ts";
import { SharedComparison, SharedPortfolio } from "./shared-results.tsx";

interface OpenShareProps {
  readonly source: ShareSource;
  /** called with another chosen file */
  readonly onFile: (file: File) => void;
}

/** The shared results; must render inside their own store. */
const Inside = ({ opened, onChange }: { readonly opened: OpenedShare; readonly onChange: () => void }) => {
  const catalogue = useAtomValue(catalogueAtom);
  if (catalogue === null) return null;
  return opened.share.comparison === undefined ? (
    <SharedPortfolio id={opened.id} catalogue={catalogue} />
  ) : (
    <SharedComparison id={opened.id} catalogue={catalogue} onChange={onChange} />
  );
};

const Shown = ({ opened, source }: { readonly opened: OpenedShare; readonly source: ShareSource }) => {
  const [, navigate] = useLocation();
  const isOut = useAtomValue(sessionAtom).kind === "out";
  const current = useAtomValue(referenceCatalogueAtom)?.version ?? null;
  const take = useSetAtom(copyShareAtom);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [asks, setAsks] = useState(false);
  const { share } = opened;
  const address =
    source.kind === "stored" ? `${window.location.origin}${href("share", { share_id: source.id })}` : null;
  const name = share.comparison?.comparison_name ?? share.portfolio?.head.portfolio_name ?? "";
  useEffect(() => {
    document.title = shareTexts.shared.documentTitle(name);
  }, [name]);
  const ask = useCallback(() => setAsks(true), []);
  const copy = async () => {
    setAsks(false);
    setBusy(true);
    const taken = await take(share);
    setBusy(false);
    setFailed(!taken.ok);
    if (!taken.ok) return;
    const { kind, id } = taken.value;
    navigate(
      kind === "comparison"
        ? href("comparison-mode", { query: { comparison_id: id } })
        : href("portfolio-mode", { query: { portfolio_id: id, mode: "scores" } }),
    );
  };
  return (
    <>
      <SharedHead {...{ share, address, current, isOut, busy, failed }} onCopy={() => void copy()} />
      <Provider store={opened.store}>
        <Inside opened={opened} onChange={ask} />
      </Provider>
      {asks && <ReadOnlyQuestion onCopy={() => void copy()} onClose={() => setAsks(false)} />}
    </>
  );
};

/** Loads a share and shows its results, or the reason why it cannot be shown. */
export const OpenShare = ({ source, onFile }: OpenShareProps) => {
  const open = useSetAtom(openSharedAtom);
  const { current, reload } = useLoaded(useCallback(() => open(source), [open, source]));
  // deferred: React renders the page of a large portfolio in slices
  const opening = useDeferredValue(current);
  if (opening === null) {
    return (
      <div className={style.page}>
        <Spinner label={shareTexts.shared.opening} />
      </div>
    );
  }
  // the key resets all state for another share
  if (opening.ok) {
    const { value } = opening;
    if ("work" in value) return <WorkInFile work={value.work} />;
    return <Shown key={value.opened.id} opened={value.opened} source={source} />;
  }
  return (
    <ShareFault fault={opening.problem}>
      {opening.problem === "failed" && <Button onClick={reload}>{shareTexts.faults.retry}</Button>}
      {source.kind === "file" && <OpenShareFile onFile={onFile} />}
    </ShareFault>
  );
};

const words = shareTexts.work;

const KINDS = ["comparisons", "portfolios", "products", "foods"] as const;

/** A backup file of work that a browser could not store: shows its content and imports it. */
const WorkInFile = ({ work }: { readonly work: Work }) => {
  const [, navigate] = useLocation();
  const { busy, problem, run: take } = useAction(useSetAtom(importWorkAtom));
  const items = KINDS.flatMap((kind) => {
    const count = work[kind].length;
    const { one, other } = words.items[kind];
    return count === 0 ? [] : [plural(count, { one, other: other(formatCount(count)) })];
  });
  const add = async () => {
    const taken = await take(work);
    if (taken.ok) navigate(href("home"));
  };
  return (
    <div className={style.page}>
      <PageTitle>{words.title}</PageTitle>
      <Lead>{words.holds(formatList(items), formatDate(work.created))}</Lead>
      <p>{words.text}</p>
      {problem !== null && <ErrorNotice title={words.failed} />}
      <div className={style.actions}>
        <Button kind="primary" busy={busy} onClick={() => void add()}>
          {busy ? words.taking : words.take}
        </Button>
      </div>
    </div>
  );
};
