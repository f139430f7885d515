import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { formatCount } from "../../text/format.ts";
import { Button } from "../../ui/button/button.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import type { BulkKind } from "./bulk-dialog.tsx";
import * as styles from "./editor.css.ts";

interface BulkBarProps {
  readonly count: number;
  /** chosen lines that search and filters hide */
  readonly hidden: number;
  /** whether all chosen lines have the same use case */
  readonly oneUseCase: boolean;
  /** whether all lines are chosen; a portfolio keeps at least one line */
  readonly isAll: boolean;
  readonly onAct: (kind: BulkKind) => void;
  readonly onRemove: () => void;
  readonly onClear: () => void;
}

const words = portfolioEditorTexts.bulk;
const KINDS = ["set", "scale", "food", "product", "label"] as const satisfies readonly BulkKind[];

/** Commands for the chosen lines; a disabled one gives the reason. */
export const BulkBar = ({ count, hidden, oneUseCase, isAll, onAct, onRemove, onClear }: BulkBarProps) => (
  <fieldset className={styles.bulk} aria-label={words.chosen(count, formatCount(count))}>
    <span className={styles.bulkCount} aria-live="polite">
      {words.chosen(count, formatCount(count))}
      {hidden > 0 && <span className={styles.bulkHidden}> {words.hidden(formatCount(hidden))}</span>}
    </span>
    <Menu
      label={words.change}
      icon="edit"
      items={KINDS.map((kind) => {
        const isPossible = kind !== "product" || oneUseCase;
        return {
          label: isPossible ? words[kind] : words.oneUseCase,
          disabled: !isPossible,
          onSelect: () => onAct(kind),
        };
      })}
    >
      {words.change}
    </Menu>
    <Button disabled={isAll} title={isAll ? words.removeAll : undefined} onClick={onRemove}>
      {words.remove}
    </Button>
    <Button kind="quiet" onClick={onClear}>
      {words.clear}
    </Button>
  </fieldset>
);
