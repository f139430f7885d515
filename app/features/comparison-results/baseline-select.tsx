import { tableTexts } from "../../text/en/table.ts";
import { byName } from "../../text/lists.ts";
import { Select } from "../../ui/field/select.tsx";
import type { ResultRow } from "../../state/comparison/compared-product.ts";
import * as styles from "./scores.css.ts";
import { named } from "../../text/short-name.ts";

interface BaselineSelectProps {
  readonly rows: readonly ResultRow[];
  readonly baseline: ResultRow | null;
  /** null = clear the baseline */
  readonly onPin: (row: ResultRow | null) => void;
}

const words = tableTexts.baseline;

/** Chooses the baseline: the product that all others are compared with, or none. */
export const BaselineSelect = ({ rows, baseline, onPin }: BaselineSelectProps) => (
  <Select
    className={styles.baseline}
    label={words.label}
    value={baseline?.prodsys_id ?? ""}
    onChange={(id) => onPin(rows.find((row) => row.prodsys_id === id) ?? null)}
    options={[
      { value: "", label: words.none },
      ...rows.toSorted(byName).map((row) => ({ value: row.prodsys_id, ...named(row.name) })),
    ]}
  />
);
