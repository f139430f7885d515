import { resultsTexts } from "../../text/en/results.ts";
import { formatNames } from "../../text/name-lists.ts";
import { Button } from "../../ui/button/button.tsx";
import * as styles from "./results-layout.css.ts";

interface GoneProductsProps {
  readonly ids: readonly string[];
  /** null = the remaining products would not make a valid comparison */
  readonly onRemove: (() => void) | null;
}

const { gone } = resultsTexts;

/** Notice about products that no longer exist, with a button that removes them from the comparison. */
export const GoneProducts = ({ ids, onRemove }: GoneProductsProps) => {
  const [first = "", ...more] = ids;
  return (
    <output className={styles.notice}>
      <p>{more.length === 0 ? gone.one(first) : gone.many(formatNames(ids))}</p>
      {onRemove ? (
        <Button size="small" onClick={onRemove}>
          {gone.remove}
        </Button>
      ) : (
        <p>{gone.needsReusable}</p>
      )}
    </output>
  );
};
