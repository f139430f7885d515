import { useState } from "react";
import type { MarketRule } from "../../workers/engine/rules/market-rules.ts";
import { marketRulesTexts } from "../text/en/market-rules.ts";
import { caption } from "../theme/text.css.ts";
import { Dialog } from "../ui/dialog/dialog.tsx";
import { LawRules } from "./law-note.tsx";
import { forbidding, markOf, today } from "./law-words.ts";
import * as styles from "./law.css.ts";

interface LawTagProps {
  /** displayed name */
  readonly product: string;
  /** rules that apply to the product; undefined = none */
  readonly rules: readonly MarketRule[] | undefined;
  /** leaves out the name of the market, as phones always do */
  readonly short?: boolean;
}

/** Marks a product whose sale is forbidden; opens its rules. Renders nothing if no rule forbids it. */
export const LawTag = ({ product, rules = [], short = false }: LawTagProps) => {
  const [isOpen, setOpen] = useState(false);
  const rule = forbidding(rules);
  if (rule === null) return null;
  const day = today();
  const [mark, shortMark] = [markOf(rule, day, false), markOf(rule, day, true)];
  return (
    <>
      {/* a space, not a margin: a mark on a line of its own begins where the name does */}
      <span className={styles.gap}> </span>
      <button
        type="button"
        className={styles.tag}
        aria-haspopup="dialog"
        aria-label={marketRulesTexts.explain(product, mark)}
        onClick={() => setOpen(true)}
      >
        {short ? (
          shortMark
        ) : (
          <>
            <span className={styles.wide}>{mark}</span>
            <span className={styles.narrow}>{shortMark}</span>
          </>
        )}
      </button>
      {isOpen && (
        <Dialog
          title={marketRulesTexts.title(product)}
          onClose={() => setOpen(false)}
          actions={[{ label: marketRulesTexts.close, safe: true, onAct: () => setOpen(false) }]}
        >
          <LawRules rules={rules} day={day} />
          <p className={`${caption} ${styles.limits}`}>{marketRulesTexts.limits}</p>
        </Dialog>
      )}
    </>
  );
};
