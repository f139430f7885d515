import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { clearPricesAtom, costsAtom, costsLastOnlyHereAtom } from "../../state/analysis/costs.ts";
import { downloadCostsAtom } from "../../state/files/costs-csv.ts";
import { costTexts } from "../../text/en/cost.ts";
import { caption } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import * as styles from "./cost.css.ts";
import type { Subject } from "../../state/core/subject.ts";

/** Buttons that download or clear the prices; hidden while there are none. */
export const CostWays = ({ subject }: { readonly subject: Subject }) => {
  const { prices } = useAtomValue(costsAtom);
  const clear = useSetAtom(clearPricesAtom);
  const download = useSetAtom(downloadCostsAtom);
  const lastOnlyHere = useAtomValue(costsLastOnlyHereAtom);
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      {prices.size > 0 && (
        <div className={styles.ways}>
          <Button
            kind="quiet"
            size="small"
            icon="download"
            aria-label={costTexts.csvLabel}
            onClick={() => void download(subject).then(({ ok }) => setFailed(!ok))}
          >
            {costTexts.csv}
          </Button>
          <Button kind="quiet" size="small" icon="trash" onClick={clear}>
            {costTexts.clear}
          </Button>
        </div>
      )}
      {lastOnlyHere && <p className={caption}>{costTexts.notStored}</p>}
      {hasFailed && <ErrorNotice title={costTexts.csvFailed} />}
    </>
  );
};
