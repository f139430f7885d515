import { useSetAtom } from "jotai";
import { useCallback } from "react";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { RecyclingChoice } from "../../../workers/engine/comparison-result.ts";
import { recoveryStreamsAtom } from "../../state/comparison/comparison-parts.ts";
import { editComparisonAtom } from "../../state/work/comparisons.ts";
import { tryRecyclingAtom } from "../../state/comparison/recycling-effect.ts";
import { ComparisonEffect } from "./comparison-effect.tsx";
import { RecyclingPanel } from "./recycling-panel.tsx";

interface ComparisonRecyclingProps {
  readonly comparison: Comparison;
  /** region of use, for use in a sentence */
  readonly region: string;
  readonly asked: object | null;
}

/** The recycling settings of a comparison. */
export const ComparisonRecycling = ({ comparison, region, asked }: ComparisonRecyclingProps) => {
  const { comparison_id } = comparison;
  const edit = useSetAtom(editComparisonAtom);
  const attempt = useSetAtom(tryRecyclingAtom);
  const onTry = useCallback(
    (recycling: RecyclingChoice | null) => attempt(comparison_id, recycling),
    [attempt, comparison_id],
  );
  return (
    <RecyclingPanel
      id={comparison_id}
      settings={{ custom: comparison.customCompostingAndRecycling, overrides: comparison.recycling_overrides }}
      streamsAtom={recoveryStreamsAtom(comparison_id)}
      region={region}
      asked={asked}
      onChange={async ({ custom, overrides }) => {
        const { ok } = await edit(comparison_id, {
          ...(custom === undefined ? {} : { customCompostingAndRecycling: custom }),
          ...(overrides === undefined ? {} : { recycling_overrides: overrides }),
        });
        return ok;
      }}
      onTry={onTry}
      effect={<ComparisonEffect comparison_id={comparison_id} />}
    />
  );
};
