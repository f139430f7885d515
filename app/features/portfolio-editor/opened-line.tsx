import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { setItem } from "../../../workers/engine/portfolio/line-edit.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { lineDetailTexts } from "../../text/en/line-details.ts";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { LineDrawer } from "./line-drawer.tsx";
import type { useLineEdits } from "./use-line-edits.ts";

interface OpenedLineProps {
  readonly id: string;
  readonly catalogue: Catalogue;
  readonly names: PortfolioNames;
  readonly table: LineTable;
  /** lines in the view, in its order */
  readonly places: Uint32Array;
  readonly place: number;
  readonly edits: ReturnType<typeof useLineEdits>;
  /** null = close */
  readonly onOpen: (place: number | null) => void;
}

/** Connects the drawer of a line to the edits; previous and next follow the order of the view. */
export const OpenedLine = ({ id, catalogue, names, table, places, place, edits, onOpen }: OpenedLineProps) => {
  const line = table.line(place);
  const shownAt = places.indexOf(place);
  const neighbour = (by: 1 | -1): (() => void) | null => {
    const next = shownAt < 0 ? undefined : places[shownAt + by];
    return next === undefined ? null : () => onOpen(next);
  };
  return (
    <LineDrawer
      {...{ id, catalogue, place, line }}
      product={names.product(line.prodsys_id)}
      useCase={names.usecase(line.usecase_id)}
      food={names.food(line.food_id)}
      foods={edits.foodsAt(place)}
      onType={(quantity) => edits.typeQuantity(place, quantity)}
      onSettle={edits.settle}
      onFood={(food_id) => edits.setFood(place, food_id)}
      onLabel={(label) =>
        edits.change((now) => [setItem(now, place, { label })], {
          what: portfolioEditorTexts.steps.label(edits.nameAt(place)),
        })
      }
      onDetail={(detail, text) =>
        edits.change((now) => [setItem(now, place, { [detail]: text })], {
          what: lineDetailTexts.step(lineDetailTexts.names[detail], edits.nameAt(place)),
        })
      }
      onPrevious={neighbour(-1)}
      onNext={neighbour(1)}
      onClose={() => onOpen(null)}
    />
  );
};
