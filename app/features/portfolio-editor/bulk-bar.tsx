import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { formatCount } from "../../text/format.ts";
import { Button } from "../../ui/button/button.tsx";
import type { BulkKind } from "./bulk-dialog.tsx";
import * as styles from "./editor.css.ts";

interface BulkBarProps {
  readonly count: number;
  /** whether all chosen lines have the same use case */
  readonly oneUseCase: boolean;
  /** whether all lines are chosen; a portfolio keeps at least one line */
  readonly isAll: boolean;
  readonly onAct: (kind: BulkKind) => void;
  readonly onRemove: () => void;
  readonly onClear: () => void;
}

const words = portfolioEditorTexts.bulk;

/** Commands for the chosen lines; the tooltip of a disabled button gives the reason. */
export const BulkBar = ({ count, oneUseCase, isAll, onAct, onRemove, onClear }: BulkBarProps) => (
  <fieldset className={styles.bulk} aria-label={words.chosen(count, formatCount(count))}>
    <span className={styles.bulkCount} aria-live="polite">
      {words.chosen(count, formatCount(count))}
    </span>
    <Button onClick={() => onAct("set")}>{words.set}</Button>
    <Button onClick={() => onAct("scale")}>{words.scale}</Button>
    <Button onClick={() => onAct("food")}>{words.food}</Button>
    <Button disabled={!oneUseCase} title={oneUseCase ? undefined : words.oneUseCase} onClick={() => onAct("product")}>
      {words.product}
    </Button>
    <Button onClick={() => onAct("label")}>{words.label}</Button>
    <Button disabled={isAll} title={isAll ? words.removeAll : undefined} onClick={onRemove}>
      {words.remove}
    </Button>
    <Button kind="quiet" onClick={onClear}>
      {words.clear}
    </Button>
  </fieldset>
);
