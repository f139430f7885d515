import { useAtomValue, useSetAtom } from "jotai";
import type { Entry } from "../state/account/entry-stage.ts";
import { referenceCatalogueAtom } from "../state/engine/reference-catalogue.ts";
import { lateRowsAtom, loadingAtom, retryLoadingAtom } from "../state/start/loading.ts";
import type { ProblemCode } from "../state/core/outcome.ts";
import { formatCount } from "../text/format.ts";
import { insideTexts } from "../text/en/inside.ts";
import { shellTexts } from "../text/en/shell.ts";
import { ErrorNotice } from "../ui/error-notice/error-notice.tsx";
import { ProgressView } from "../ui/progress-view/progress-view.tsx";
import { LateRows } from "./late-rows.tsx";
import * as style from "./loading-screen.css.ts";

const { tables: words } = insideTexts;

const problemText = (code: ProblemCode | undefined): string => {
  if (code === "network") return words.problem.network;
  if (code === "timeout") return words.problem.timeout;
  return code === "bad_reply" || code === "version_moved" ? words.problem.server : words.problem.here;
};

/** Shown instead of the app until the tables are loaded: the stage with progress, or the error with a retry. */
export const LoadingScreen = () => {
  const loading = useAtomValue(loadingAtom);
  const counts = useAtomValue(referenceCatalogueAtom)?.counts;
  const retry = useSetAtom(retryLoadingAtom);
  const isLate = useAtomValue(lateRowsAtom);
  if (loading.status === "failed") {
    return (
      <main className={style.failed}>
        <ErrorNotice
          title={words.failedTitle}
          text={
            <>
              <p>{problemText(loading.problem?.code)}</p>
              <p>{words.safe}</p>
            </>
          }
          onRetry={() => void retry()}
          retryLabel={shellTexts.loading.retry}
        />
      </main>
    );
  }
  const note = counts && {
    note: words.counts(formatCount(counts.products), formatCount(counts.activities), formatCount(counts.regions)),
  };
  return (
    <main className={style.loading}>
      <output className={style.late}>{isLate && <LateRows />}</output>
      <ProgressView label={words.stages[loading.stage]} percent={loading.percent} {...note} />
    </main>
  );
};

/** Progress when a part starts to load, in percent; the order is that of specification section 4. */
const PERCENT = { account: 5, food: 20, product: 40, portfolio: 60, comparison: 80 } as const;

/** Shown instead of the app while a user's saved work loads after login. */
export const EntryScreen = ({ entry }: { readonly entry: Entry }) => {
  const part = entry.kind === "loading" ? (entry.part ?? "account") : null;
  return (
    <main className={style.loading}>
      {part && <ProgressView label={insideTexts.loading[part]} percent={PERCENT[part]} />}
    </main>
  );
};
