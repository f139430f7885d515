import { productEditorTexts } from "../../text/en/product-editor.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import * as styles from "./resumed-notice.css.ts";

const words = productEditorTexts.resumed;

/** Says that what was changed before a reload is here again, with the way to be rid of it. */
export const ResumedNotice = ({ onDrop }: { readonly onDrop: () => void }) => (
  <output className={styles.resumed}>
    {words.text} <LinkLike onClick={onDrop}>{words.drop}</LinkLike>
  </output>
);
