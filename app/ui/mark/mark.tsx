import { partTexts } from "../../text/en/parts.ts";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../hidden/hidden.tsx";
import { Icon } from "../icon/icon.tsx";
import * as css from "./mark.css.ts";

/** A label beside a value: assumed by rule, estimated, below the scale, of another period; or, beside a name, the user's own product. */
export const Mark = ({ kind }: { readonly kind: keyof typeof css.kinds }) => (
  <span className={css.kinds[kind]}>{partTexts.marks[kind]}</span>
);

/** Marks a reusable product; `compact` hides the word visually. */
export const ReusableMark = ({ compact = false }: { readonly compact?: boolean }) => (
  <span className={classNames(css.reusable, compact && css.compact)}>
    <Icon name="reusable" />
    {compact ? <VisuallyHidden>{partTexts.reusable}</VisuallyHidden> : partTexts.reusable}
  </span>
);
