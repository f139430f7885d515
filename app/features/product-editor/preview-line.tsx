import { useAtomValue } from "jotai";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { bandOf, paintedBands } from "../../score-tables/band-of.ts";
import { productPreviewAtom } from "../../state/editors/product-preview.ts";
import { productPreviewTexts as words } from "../../text/en/product-preview.ts";
import { formatOf100 } from "../../text/shares.ts";
import { Change } from "./preview-table.tsx";
import { shownChange } from "./preview-scores.ts";
import * as styles from "./preview.css.ts";

/** The summary score in one sticky line, for screens where the preview is below the form. */
export const PreviewLine = ({ catalogue, onJump }: { readonly catalogue: Catalogue; readonly onJump: () => void }) => {
  const { before, now } = useAtomValue(productPreviewAtom);
  const band = bandOf(paintedBands(catalogue.bands), now?.summary_band ?? null, now?.summary ?? null);
  return (
    <div className={styles.line}>
      <span className={styles.lineScore}>
        <span className={styles.lineLabel}>{words.summary}</span>
        <strong>{now === null ? words.none : formatOf100(now.summary)}</strong>
        {band && <span className={styles.lineBand}>{band.label}</span>}
        <Change points={shownChange(before?.summary, now?.summary)} />
      </span>
      <button type="button" className={styles.jump} onClick={onJump}>
        {words.jump}
      </button>
    </div>
  );
};
