import { useMemo, useState } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import { remove } from "../../../workers/engine/portfolio/line-edit.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { productsOf } from "../../choices/product-selection.ts";
import type { LineEdits, StepName } from "../../state/portfolio/editing-queue.ts";
import { portfolioEditorTexts as words } from "../../text/en/portfolio-editor.ts";
import { formatCount, productName } from "../../text/format.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { BulkDialog, type BulkChange, type BulkKind } from "./bulk-dialog.tsx";
import { bulkEdit } from "./bulk-edits.ts";
import type { LineSet } from "./line-set.ts";

interface ChosenLinesProps {
  readonly id: string;
  readonly catalogue: Catalogue;
  readonly table: LineTable;
  readonly selection: LineSet;
  readonly places: Uint32Array;
  readonly onChange: (edits: LineEdits, name: StepName, done: string) => void;
  readonly onClear: () => void;
}

/** The commands for the chosen lines and the dialog that a command opens. */
export const ChosenLines = ({ id, catalogue, table, selection, places, onChange, onClear }: ChosenLinesProps) => {
  const [asked, setAsked] = useState<BulkKind | null>(null);
  const { useCase } = table.columns;
  // the page renders on every scroll: compute once per selection
  const { chosen, usecases } = useMemo(() => {
    const all = selection.places;
    return { chosen: all, usecases: differentNumbers(all.map((place) => useCase[place] ?? 0)) };
  }, [selection, useCase]);
  const hidden = useMemo(() => selection.size - selection.countIn(places), [selection, places]);
  const count = chosen.length;
  const shown = formatCount(count);
  const apply = (change: BulkChange) => {
    setAsked(null);
    const { make, what } = bulkEdit(change, chosen);
    onChange(make, { what }, words.bulk.changed(count, shown));
  };
  return (
    <>
      <BulkBar
        count={count}
        hidden={hidden}
        oneUseCase={usecases.length === 1}
        isAll={count >= table.length}
        onAct={setAsked}
        onRemove={() =>
          onChange(
            (now) => [remove(now, chosen)],
            { what: words.steps.bulkRemove(shown) },
            words.bulk.removed(count, shown),
          )
        }
        onClear={onClear}
      />
      {asked !== null && (
        <BulkDialog
          id={id}
          kind={asked}
          count={count}
          foods={catalogue.foods}
          products={productsOf(catalogue.products, table.idOf(usecases[0] ?? 0)).map(
            ({ prodsys_id, prodsys_name }) => ({ prodsys_id, name: productName(prodsys_name) }),
          )}
          onApply={apply}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};
