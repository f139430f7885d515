import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useState } from "react";
import type { Price } from "../../../workers/engine/analysis/cost.ts";
import { downloadCostsAtom, downloadMoneyBreakEvenAtom } from "../../exports/cost-files.ts";
import {
  clearPricesAtom,
  costsAtom,
  costsLastOnlyHereAtom,
  CURRENCIES,
  type Currency,
  currencyAtom,
  setCurrencyAtom,
  setPriceAtom,
} from "../../state/analysis/costs.ts";
import type { Subject } from "../../state/core/subject.ts";
import { retryEngineAtom } from "../../state/engine/question-atom.ts";
import { costTexts as words } from "../../text/en/cost.ts";
import { formatCount } from "../../text/format.ts";
import { caption, group } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { NumberField } from "../../ui/field/number-field.tsx";
import { Select } from "../../ui/field/select.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import * as styles from "./cost.css.ts";
import type { MoneyBreakEven } from "./money-break-evens.ts";

interface ShownBreakEven extends MoneyBreakEven {
  /** the use case of the pair; `usecase`, its name, is given if there are several */
  readonly usecase_id?: string;
  readonly usecase?: string;
}

interface MoneyBreakEvensTableProps {
  readonly subject: Subject;
  readonly meetings: readonly ShownBreakEven[];
}

const meetingCell = ({ uses }: MoneyBreakEven["money"]): string => (uses === null ? words.never : formatCount(uses));

/** Uses from which each reusable is cheaper than each single-use product, and from which it is ahead on climate. */
const MoneyBreakEvensTable = ({ subject, meetings }: MoneyBreakEvensTableProps) => {
  const download = useSetAtom(downloadMoneyBreakEvenAtom);
  const save = () =>
    download(
      subject,
      meetings.map(({ reusable, other, money, climate, usecase_id = "" }) => ({
        usecase_id,
        reusable_id: reusable.prodsys_id,
        single_use_id: other.prodsys_id,
        money,
        climate,
      })),
    );
  return (
    <div>
      <div className={styles.head}>
        <h3 className={group}>{words.breakEven}</h3>
        <CsvButton label={words.breakEvenCsv} onSave={save} />
      </div>
      <DataTable caption={words.breakEven} widths={["", "30%", "20%", "20%"]}>
        <ColumnHeads text={[words.reusable, words.against]} numeric={[words.inMoney, words.onClimate]} />
        <tbody>
          {meetings.map(({ reusable, other, money, climate, usecase }) => (
            <Row key={`${usecase ?? ""} ${reusable.prodsys_id} ${other.prodsys_id}`}>
              <KeyCell>
                {reusable.name}
                {usecase !== undefined && <span className={`${caption} ${styles.usecase}`}>{usecase}</span>}
              </KeyCell>
              <Cell>{other.name}</Cell>
              <NumberCell strong>{meetingCell(money)}</NumberCell>
              <NumberCell>{meetingCell(climate)}</NumberCell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      {meetings.some(({ money, climate }) => money.uses === null || climate.uses === null) && (
        <p className={caption}>{words.neverNote}</p>
      )}
    </div>
  );
};

/** A product with its price. */
export interface PricedProduct {
  readonly prodsys_id: string;
  readonly name: string;
  readonly price: Price;
  readonly washes: number;
  /** uses of one item (N in method.md) */
  readonly uses: number;
}

/** A column with a resulting cost. */
export interface CostColumn<Product> {
  readonly head: string;
  readonly weight?: "strong" | "muted";
  readonly shown: (row: Product) => string;
}

interface CostSectionProps<Product> {
  readonly id: string;
  readonly subject: Subject;
  readonly hasFailed: boolean;
  readonly sentence: string;
  readonly rows: readonly Product[];
  /** of all columns: product, piece, wash, uses, then `columns` */
  readonly widths: readonly string[];
  readonly columns: readonly CostColumn<Product>[];
  readonly meetings: readonly ShownBreakEven[];
  /** below the table */
  readonly children?: ReactNode;
}

/** Chooses the currency of all prices. */
const CurrencyChoice = ({ currency }: { readonly currency: Currency }) => {
  const setCurrency = useSetAtom(setCurrencyAtom);
  return (
    <div className={styles.top}>
      <Select
        label={words.currency}
        className={styles.currency}
        hint={words.currencyNote}
        value={currency}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        onChange={(chosen) => {
          const known = CURRENCIES.find((one) => one === chosen);
          if (known !== undefined) setCurrency(known);
        }}
      />
    </div>
  );
};

/** Buttons that download or clear the prices; hidden while there are none. */
const PriceActions = ({ subject }: { readonly subject: Subject }) => {
  const { prices } = useAtomValue(costsAtom);
  const clear = useSetAtom(clearPricesAtom);
  const download = useSetAtom(downloadCostsAtom);
  const lastOnlyHere = useAtomValue(costsLastOnlyHereAtom);
  return (
    <>
      {prices.size > 0 && (
        <div className={styles.ways}>
          <CsvButton label={words.csvLabel} onSave={() => download(subject)} />
          <Button kind="quiet" size="small" icon="trash" onClick={clear}>
            {words.clear}
          </Button>
        </div>
      )}
      {lastOnlyHere && <p className={caption}>{words.notStored}</p>}
    </>
  );
};

/** The prices of products in fields, the resulting costs beside them, and the break-even in money. */
export const CostSection = <Product extends PricedProduct>(props: CostSectionProps<Product>) => {
  const { id, subject, hasFailed, sentence, rows, widths, columns, meetings, children } = props;
  const currency = useAtomValue(currencyAtom(subject));
  const setPrice = useSetAtom(setPriceAtom);
  const retry = useSetAtom(retryEngineAtom);
  const field = ({ prodsys_id, price }: Product, part: "piece" | "wash", label: string) => (
    <PriceField
      label={label}
      head={words[part]}
      price={price[part]}
      onPrice={(typed) => setPrice(prodsys_id, { ...price, [part]: typed }, currency)}
    />
  );
  const resulting: readonly CostColumn<Product>[] = [
    { head: words.usesHead, weight: "muted", shown: ({ uses }) => formatCount(uses) },
    ...columns,
  ];
  return (
    <Section id={id} title={words.title} note={words.note}>
      {hasFailed && <ErrorNotice title={words.failed} onRetry={retry} />}
      <CurrencyChoice currency={currency} />
      <output className={styles.sentence} style={{ display: "block" }}>
        {sentence}
      </output>
      <DataTable caption={words.prices(currency)} widths={widths} className={styles.table}>
        <ColumnHeads text={[words.product, words.piece, words.wash]} numeric={resulting.map(({ head }) => head)} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.prodsys_id}>
              <KeyCell className={styles.cell}>{row.name}</KeyCell>
              <Cell className={styles.cell}>{field(row, "piece", words.pieceOf(row.name))}</Cell>
              <Cell className={styles.cell}>
                {row.washes > 0 ? field(row, "wash", words.washOf(row.name)) : words.notWashed}
              </Cell>
              {resulting.map(({ head, weight, shown }) => (
                <NumberCell
                  key={head}

                  strong={weight === "strong"}
                  muted={weight === "muted"}
                  className={styles.cell}
                >
                  <span className={styles.cellName}>{head}</span>
                  {shown(row)}
                </NumberCell>
              ))}
            </Row>
          ))}
        </tbody>
      </DataTable>
      {children}
      <div className={styles.below}>
        <PriceActions subject={subject} />
        {meetings.length > 0 && <MoneyBreakEvensTable subject={subject} meetings={meetings} />}
      </div>
    </Section>
  );
};

interface PriceFieldProps {
  /** accessible name, including the product */
  readonly label: string;
  /** name of the column, shown on a phone, where there are no columns */
  readonly head: string;
  readonly price: number | null;
  readonly onPrice: (price: number | null) => void;
}

/** A price field: empty, or a number from 0. A negative number shows an error and counts as empty. */
const PriceField = ({ label, head, price, onPrice }: PriceFieldProps) => {
  const [isNegative, setNegative] = useState(false);
  return (
    <>
      <span className={styles.cellName} aria-hidden="true">
        {head}
      </span>
      <NumberField
        label={label}
        hideLabel
        className={styles.price}
        value={price}
        error={isNegative ? words.negative : undefined}
        onChange={(typed) => {
          setNegative(typed !== null && typed < 0);
          onPrice(typed !== null && typed < 0 ? null : typed);
        }}
      />
    </>
  );
};
