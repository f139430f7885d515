import type { ProductDraft } from "../../../workers/engine/rules/product-draft.ts";
import type { DraftFault } from "../../../workers/engine/rules/validate-draft.ts";
import { productFaultsTexts } from "../../text/en/product-faults.ts";
import { formatCount } from "../../text/format.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { faultInSummary } from "./fault-sentences.ts";
import * as styles from "./editor.css.ts";

interface FaultSummaryProps {
  readonly draft: ProductDraft;
  readonly faults: readonly DraftFault[];
  readonly onGoTo: (fault: DraftFault) => void;
}

/** List of all faults that prevent saving; each links to its field. */
export const FaultSummary = ({ draft, faults, onGoTo }: FaultSummaryProps) => (
  <ErrorNotice
    title={productFaultsTexts.title(faults.length, formatCount(faults.length))}
    text={
      <ul className={styles.faults}>
        {faults.map((fault) => (
          <li key={fault.field}>
            <LinkLike onClick={() => onGoTo(fault)}>{faultInSummary(fault, draft)}</LinkLike>
          </li>
        ))}
      </ul>
    }
  />
);
