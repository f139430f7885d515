import { useAtomValue } from "jotai";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { productPaybackAtom } from "../../state/editors/product-payback.ts";
import * as styles from "./preview.css.ts";
import { paybackSentence } from "./payback-sentence.ts";

/** Payback of the edited reusable product against the other products of the comparison. */
export const PreviewPayback = ({ catalogue }: { readonly catalogue: Catalogue }) => {
  const payback = useAtomValue(productPaybackAtom);
  return payback && <p className={styles.payback}>{paybackSentence(payback, catalogue)}</p>;
};
