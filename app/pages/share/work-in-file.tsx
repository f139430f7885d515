import { useSetAtom } from "jotai";
import { useLocation } from "wouter";
import * as style from "../../features/share/share.css.ts";
import { href } from "../../state/routes/href.ts";
import type { WorkInFile as Work } from "../../state/share/opened-share.ts";
import { importWorkAtom } from "../../state/share/own-copy.ts";
import { plural } from "../../text/catalogue.ts";
import { formatDate } from "../../text/dates.ts";
import { shareTexts } from "../../text/en/share.ts";
import { formatCount } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { Button } from "../../ui/button/button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import { useAction } from "../../ui/use-action.ts";

const words = shareTexts.work;

const KINDS = ["comparisons", "portfolios", "products", "foods"] as const;

/** A backup file of work that a browser could not store: shows its content and imports it. */
export const WorkInFile = ({ work }: { readonly work: Work }) => {
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
