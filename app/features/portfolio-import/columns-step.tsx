import type { ComponentProps } from "react";
import { useGrowing } from "../../ui/use-growing.ts";
import { ColumnsTable } from "./columns-table.tsx";
import { FaultsTable } from "./faults-table.tsx";
import * as styles from "./import.css.ts";

type ColumnsStepProps = ComponentProps<typeof ColumnsTable> & ComponentProps<typeof FaultsTable>;

/** The frame around them, the columns, the faults. */
const PARTS = 3;

/** What the columns are taken for, and which of their lines cannot be: each is a task of its own on a slow machine. */
export const ColumnsStep = ({ open, onMapping, onBasis, ...ways }: ColumnsStepProps) => {
  const parts = useGrowing(PARTS, 1);
  return (
    <div className={styles.body}>
      {parts > 1 && <ColumnsTable {...{ open, onMapping, onBasis }} />}
      {parts > 2 && <FaultsTable {...{ open, ...ways }} />}
    </div>
  );
};
