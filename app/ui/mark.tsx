import { partTexts } from "../text/en/parts.ts";
import { VisuallyHidden } from "./hidden.tsx";
import { Icon } from "./icon.tsx";
import * as css from "./mark.css.ts";

/** An honest word beside a value: filled in by rule, from judgement, held at the end of the scale; or a product of the user's own. */
export const Mark = ({ kind }: { readonly kind: keyof typeof css.kinds }) => (
  <span className={css.kinds[kind]}>{partTexts.marks[kind]}</span>
);

/** Says that a product is reusable; compact: the drawing alone, with the word for those who listen. */
export const ReusableMark = ({ compact = false }: { readonly compact?: boolean }) => (
  <span className={css.reusable}>
    <Icon name="reusable" />
    {compact ? <VisuallyHidden>{partTexts.reusable}</VisuallyHidden> : partTexts.reusable}
  </span>
);
