import { productEditorTexts } from "../../text/en/product-editor.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import * as styles from "./form.css.ts";

const words = productEditorTexts.resumed;

/** Says that the changes before a reload were restored, with a link to discard them. */
export const ResumedNotice = ({ onDrop }: { readonly onDrop: () => void }) => (
  <output className={styles.resumed}>
    {words.text} <LinkLike onClick={onDrop}>{words.drop}</LinkLike>
  </output>
);
