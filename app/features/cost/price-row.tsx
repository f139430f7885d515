import type { ReactNode } from "react";
import type { Price } from "../../../workers/engine/analysis/cost.ts";
import { costTexts } from "../../text/en/cost.ts";
import { formatCount } from "../../text/format.ts";
import { Cell, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { PriceField } from "./price-field.tsx";
import * as styles from "./cost.css.ts";

interface PriceRowProps {
  readonly name: string;
  readonly price: Price;
  readonly isWashed: boolean;
  /** uses of one item (N in method.md) */
  readonly uses: number;
  readonly onPrice: (price: Price) => void;
  /** cells with the resulting costs */
  readonly children: ReactNode;
}

/** A product with its price fields. */
export const PriceRow = ({ name, price, isWashed, uses, onPrice, children }: PriceRowProps) => {
  const words = costTexts;
  const field = (part: "piece" | "wash", label: string, head: string) => (
    <PriceField {...{ label, head }} price={price[part]} onPrice={(typed) => onPrice({ ...price, [part]: typed })} />
  );
  return (
    <Row>
      <KeyCell className={styles.cell}>{name}</KeyCell>
      <Cell className={styles.cell}>{field("piece", words.pieceOf(name), words.piece)}</Cell>
      <Cell className={styles.cell}>{isWashed ? field("wash", words.washOf(name), words.wash) : words.notWashed}</Cell>
      <Cell numeric muted className={styles.cell}>
        <span className={styles.cellName}>{words.usesHead}</span>
        {formatCount(uses)}
      </Cell>
      {children}
    </Row>
  );
};
