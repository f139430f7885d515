import { useAtomValue } from "jotai";
import { useState } from "react";
import { Link } from "wouter";
import { href } from "../../state/routes/href.ts";
import { pinnedAtom } from "../../state/analysis/pinned-results.ts";
import { pinnedTexts } from "../../text/en/pinned.ts";
import { caption, small } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { lazyDialog } from "../../ui/dialog/lazy-dialog.ts";
import * as style from "./pinned.css.ts";
import type { Subject } from "../../state/core/subject.ts";

const VersionDialog = lazyDialog(() => import("./version-dialog.tsx"));

interface PinnedNoticeProps extends Subject {
  readonly nameOf: (prodsys_id: string) => string;
  readonly metricNames: ReadonlyMap<string, string>;
}

/** Notice that results use an older data version, with a button to compare; hidden if they use the current one. */
export default function PinnedNotice({ kind, id, nameOf, metricNames }: PinnedNoticeProps) {
  const pinned = useAtomValue(pinnedAtom({ kind, id }));
  const [isOpen, setOpen] = useState(false);
  if (pinned === null) return null;
  const { version, newer, isDecided } = pinned;
  return (
    <section className={style.notice} aria-label={pinnedTexts.label}>
      <div className={style.words}>
        <p className={small}>{(isDecided ? pinnedTexts.decided : pinnedTexts.kept)(version, newer)}</p>
        <p className={caption}>
          {pinnedTexts.explain} <Link href={href("changes")}>{pinnedTexts.log}</Link>
        </p>
      </div>
      <Button size="small" kind={isDecided ? "quiet" : "secondary"} onClick={() => setOpen(true)}>
        {pinnedTexts.look}
      </Button>
      {isOpen && <VersionDialog {...{ kind, id, pinned, nameOf, metricNames }} onClose={() => setOpen(false)} />}
    </section>
  );
}
