import { LINE_DETAILS, type LineDetail } from "../../../edge-api/contract/line-details.ts";
import { memo, type MouseEvent } from "react";
import type { MarketRule } from "../../../workers/engine/rules/market-rules.ts";
import { LawTag } from "../../market-rules/law-tag.tsx";
import type { NamedProduct } from "../../state/portfolio/portfolio-names.ts";
import { portfolioEditorTexts as words } from "../../text/en/portfolio-editor.ts";
import { formatLarge } from "../../text/amounts.ts";
import { formatCount, productName, shownUnit } from "../../text/format.ts";
import { piecesShown } from "../../text/amounts.ts";
import type { BandPaint } from "../../ui/score-bar/band.ts";
import { Mark, ReusableMark } from "../../ui/mark/mark.tsx";
import { ScoreTrack } from "../../ui/score-bar/score-bar.tsx";
import * as styles from "./editor-table.css.ts";
import { columns } from "./line-columns.css.ts";
import { FoodCell, type FoodOption } from "./food-cell.tsx";
import { NumberInput } from "./number-input.tsx";
import { piecesOfUses, readQuantity, usesOfPieces, type ReadQuantity } from "./quantity-rule.ts";
import { parseNumber } from "../../text/parse-number.ts";
import { formatSummary } from "../../text/shares.ts";
import type { PairFigures } from "../../state/portfolio/portfolio-figures.ts";
import { lineClimate, lineMass } from "./row-figures.ts";

/** Callbacks of a row; the same object for all rows, so that a row renders only when its line changes. */
export interface RowCommands {
  readonly onChoose: (place: number, isChosen: boolean, withRange: boolean) => void;
  readonly onOpen: (place: number) => void;
  readonly onType: (place: number, quantity: number) => void;
  readonly onSettle: () => void;
  readonly onDrop: (place: number) => void;
  /** cells pasted onto a field; `at` is the row in the view */
  readonly onPaste: (at: number, field: string, cells: readonly string[]) => void;
  /** moves the focus to the row above or below; `at` is the row in the view */
  readonly onMove: (at: number, field: string, by: 1 | -1) => void;
  readonly onFood: (place: number, food_id: string) => void;
  readonly foodOptions: (place: number) => readonly FoodOption[];
  readonly onMenu: (
    place: number,
    button: HTMLElement,
    point: { readonly x: number; readonly y: number } | null,
  ) => void;
}

interface EntryRowProps {
  /** row in the view, from 0 */
  readonly at: number;
  /** place in the table of lines */
  readonly place: number;
  /** values instead of the line object, which is new on every read and would defeat `memo` */
  readonly food_id: string;
  readonly quantity: number;
  /** null = the table has no label column */
  readonly label: string | null;
  /** details that have a column: "name text" per line of text; "" = no such column */
  readonly details: string;
  readonly product: NamedProduct;
  /** laws of the region on the product; the same array until product or region changes */
  readonly law: readonly MarketRule[] | undefined;
  readonly useCase: string;
  readonly food: string;
  readonly assumedFood: boolean;
  /** dated outside the period of the portfolio */
  readonly isOtherPeriod: boolean;
  readonly figures: PairFigures | null | undefined;
  readonly band: BandPaint;
  readonly isChosen: boolean;
  readonly commands: RowCommands;
}

const readPieces = (typed: string, uses: number): ReadQuantity => {
  const pieces = parseNumber(typed);
  if (pieces === null) return { ok: false, fault: "no_number", offer: null };
  if (pieces <= 0) return { ok: false, fault: "too_small", offer: null };
  return { ok: true, quantity: usesOfPieces(pieces, uses) };
};

/** kg in the table: three significant digits, integers from 100, because values of lines differ by factors of a million. */
const amount = (kg: number | null): string => formatLarge(kg, shownUnit("kg"));

/** Splits the details into cells; they come as one string, so that `memo` compares them by value. */
const detailCells = (details: string): readonly { readonly name: LineDetail; readonly text: string }[] => {
  const texts = new Map(
    details.split("\n").map((line) => [line.split(" ", 1)[0], line.slice(line.indexOf(" ") + 1)] as const),
  );
  return LINE_DETAILS.flatMap((name) => {
    const text = texts.get(name);
    return text === undefined ? [] : [{ name, text }];
  });
};

/** One line of the portfolio in the table. */
export const EntryRow = memo((props: EntryRowProps) => {
  const { at, place, food_id, quantity, label, details, product, law, useCase, food } = props;
  const { assumedFood, isOtherPeriod, figures, band, isChosen, commands } = props;
  const name = productName(product.name);
  const openMenu = (event: MouseEvent<HTMLElement>, button: HTMLElement, atPointer: boolean) => {
    event.preventDefault();
    commands.onMenu(place, button, atPointer ? { x: event.clientX, y: event.clientY } : null);
  };
  const number = (field: string, label: string, shown: string, read: (typed: string) => ReadQuantity) => (
    <NumberInput
      name={`${field} ${at}`}
      label={label}
      shown={shown}
      read={read}
      onType={(typed) => commands.onType(place, typed)}
      onSettle={commands.onSettle}
      onDrop={() => commands.onDrop(place)}
      onPaste={(cells) => commands.onPaste(at, field, cells)}
      onMove={(by) => commands.onMove(at, field, by)}
    />
  );
  return (
    <tr
      className={styles.row}
      aria-rowindex={at + 2}
      data-chosen={isChosen}
      onContextMenu={(event) => {
        const button = event.currentTarget.querySelector<HTMLElement>("[data-menu]");
        // fields keep the browser's context menu, for paste
        if (button && !(event.target instanceof HTMLInputElement)) openMenu(event, button, true);
      }}
    >
      <td className={columns.choose}>
        <input
          type="checkbox"
          className={styles.checkbox}
          aria-label={words.chooseLine(name)}
          checked={isChosen}
          onClick={(event) => commands.onChoose(place, !isChosen, event.shiftKey)}
          // the click event has the shift key, the change event does not
          onChange={() => undefined}
        />
      </td>
      <td className={columns.use_case} title={useCase}>
        {useCase}
      </td>
      <th scope="row" className={columns.product}>
        <span className={styles.productCell}>
          <button
            type="button"
            className={styles.textButton}
            // the name may be cut off
            title={name}
            aria-label={words.openLine(name)}
            onClick={() => commands.onOpen(place)}
          >
            {name}
          </button>
          {product.reusable && <ReusableMark compact />}
          <LawTag product={name} rules={law} short />
          {isOtherPeriod && <Mark kind="other_period" />}
          {!product.exists && <span className={styles.goneName}>{words.gone}</span>}
        </span>
      </th>
      <td className={columns.food}>
        <FoodCell
          product={name}
          food_id={food_id}
          food={food}
          assumed={assumedFood}
          options={() => commands.foodOptions(place)}
          onFood={(chosen) => commands.onFood(place, chosen)}
        />
      </td>
      {label !== null && (
        <td className={columns.label} title={label}>
          {label}
        </td>
      )}
      {detailCells(details).map(({ name, text }) => (
        <td key={name} className={columns[name]} title={text}>
          {text}
        </td>
      ))}
      <td className={columns.quantity}>
        <span className={styles.numberCell}>
          {number("quantity", words.quantityOf(name), formatCount(quantity), readQuantity)}
        </span>
      </td>
      <td className={columns.pieces}>
        {product.reusable && (
          <span className={styles.numberCell} title={piecesShown(piecesOfUses(quantity, product.uses)).title}>
            {number("pieces", words.piecesOf(name), piecesShown(piecesOfUses(quantity, product.uses)).shown, (typed) =>
              readPieces(typed, product.uses),
            )}
          </span>
        )}
      </td>
      <td className={columns.mass}>{amount(lineMass(quantity, product.mass_grams, product.uses))}</td>
      <td className={columns.climate}>{figures === undefined ? "" : amount(lineClimate(quantity, figures))}</td>
      <td className={columns.score}>
        {figures !== undefined && (
          <span className={styles.score}>
            {formatSummary(figures?.summary)}
            <ScoreTrack score={figures?.summary ?? null} band={band} />
          </span>
        )}
      </td>
      <td className={columns.menu}>
        <button
          type="button"
          data-menu=""
          className={styles.dots}
          aria-label={words.menuOf(name)}
          aria-haspopup="menu"
          onClick={(event) => openMenu(event, event.currentTarget, false)}
        />
      </td>
    </tr>
  );
});
