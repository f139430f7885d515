import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { remove } from "../../../workers/engine/portfolio/line-edit.ts";
import type { PortfolioLine } from "../../../workers/engine/portfolio/portfolio-line.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { afterPaint } from "../../scheduling/after-paint.ts";
import { lineColumnsAtom } from "../../state/core/column-order.ts";
import { portfolioEditorTexts as words } from "../../text/en/portfolio-editor.ts";
import { formatCount } from "../../text/format.ts";
import type { MenuPlace } from "../../ui/menu/context-menu.tsx";
import type { MenuItem } from "../../ui/menu/menu-items.tsx";
import { columnName } from "./column-name.ts";
import { EditorFoot } from "./editor-foot.tsx";
import { sortedBy } from "./editor-toolbar.tsx";
import * as styles from "./editor.css.ts";
import { EditorTable } from "./editor-table.tsx";
import type { SortColumn } from "./line-order.ts";
import type { RowCommands } from "./entry-row.tsx";
import { FiguresInSight } from "./figures-in-sight.tsx";
import { LineMenu } from "./line-menu.tsx";
import { OpenedLine } from "./opened-line.tsx";
import { MAX_PRINTED } from "./printed-lines.ts";
import { useRowsInSight } from "./rows-in-sight.ts";
import type { useEditorView } from "./use-editor-view.ts";
import type { useLineEdits } from "./use-line-edits.ts";
import type { LineSelection } from "./use-line-selection.ts";

interface EditorLinesProps {
  readonly portfolio: PortfolioHead;
  readonly table: LineTable;
  readonly catalogue: Catalogue;
  readonly edits: ReturnType<typeof useLineEdits>;
  readonly shown: ReturnType<typeof useEditorView>;
  readonly chosen: LineSelection;
  readonly productCommands: (line: PortfolioLine) => readonly MenuItem[];
}

/** The lines of the view with their totals; the menu and the drawer of one line. */
export const EditorLines = (props: EditorLinesProps) => {
  const { portfolio, table, catalogue, edits, shown, chosen, productCommands } = props;
  const id = portfolio.portfolio_id;
  const { change, nameAt, settle, typeQuantity, setFood, dropTyped, foodsAt, pasteQuantities, onMessage } = edits;
  const { names, places, view, setView, figuresAt, law, period } = shown;
  const { selection, choose, chooseAll } = chosen;
  const sightAtom = useRowsInSight();
  const setInSight = useSetAtom(sightAtom);
  const [menu, setMenu] = useState<{ readonly place: number; readonly at: MenuPlace } | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const shownDetails = useAtomValue(lineColumnsAtom);
  // the head renders before the lines, which take longer
  const isHeadDrawn = useDeferredValue(true, false);

  const onVisible = useCallback(
    (first: number, last: number) =>
      setInSight((before) => (before[0] === first && before[1] === last ? before : [first, last])),
    [setInSight],
  );

  // adding or removing lines changes their places: close the drawer
  const [openedOf, setOpenedOf] = useState(table.length);
  if (openedOf !== table.length) {
    setOpenedOf(table.length);
    setOpened(null);
  }

  // a ref keeps the commands stable when the sort order changes, because rows depend on them
  const placesNow = useRef(places);
  useEffect(() => {
    placesNow.current = places;
  }, [places]);
  const commands = useMemo<Omit<RowCommands, "onMove">>(
    () => ({
      onChoose: choose,
      onOpen: setOpened,
      onType: typeQuantity,
      // after the paint: Enter moves the focus without delay
      onSettle: () => afterPaint(settle),
      onDrop: dropTyped,
      onPaste: (at, field, cells) => pasteQuantities(placesNow.current, at, field, cells),
      onFood: setFood,
      foodOptions: foodsAt,
      onMenu: (place, button, point) => setMenu({ place, at: { button, point } }),
    }),
    [choose, typeQuantity, settle, dropTyped, pasteQuantities, setFood, foodsAt],
  );
  const sort = useCallback(
    (column: SortColumn) => {
      const next = sortedBy(view, column);
      setView(next);
      onMessage(words.sortedBy(columnName(column), next.sort?.descending === true));
    },
    [view, setView, onMessage],
  );
  const removeLine = (place: number) =>
    change(
      (now) => [remove(now, Uint32Array.of(place))],
      { what: words.steps.remove(nameAt(place)) },
      words.bulk.removed(1, "1"),
    );

  return (
    <>
      {places.length > MAX_PRINTED && (
        <p className={styles.onPaper}>{words.printed(formatCount(MAX_PRINTED), formatCount(places.length))}</p>
      )}
      <div className={styles.list}>
        {!isHeadDrawn ? null : places.length === 0 ? (
          <output className={styles.nothing}>{table.length === 0 ? words.empty : words.noLines}</output>
        ) : (
          <EditorTable
            name={portfolio.portfolio_name}
            {...{ table, catalogue, law, period, places, names, figuresAt, selection, commands, onVisible }}
            shownDetails={shownDetails}
            sort={view.sort}
            onSort={sort}
            onChooseAll={chooseAll}
          />
        )}
      </div>
      <EditorFoot id={id} lines={table.length} uses={table.uses} found={places.length} sightAtom={sightAtom} />
      <FiguresInSight {...{ id, places, sightAtom, figuresAt }} />
      {menu && menu.place < table.length && (
        <LineMenu
          name={nameAt(menu.place)}
          at={menu.at}
          isLast={table.length <= 1}
          productCommands={productCommands(table.line(menu.place))}
          onDetails={() => setOpened(menu.place)}
          onRemove={() => removeLine(menu.place)}
          onClose={() => setMenu(null)}
        />
      )}
      {opened !== null && opened < table.length && (
        <OpenedLine {...{ id, catalogue, names, table, places, edits }} place={opened} onOpen={setOpened} />
      )}
    </>
  );
};
