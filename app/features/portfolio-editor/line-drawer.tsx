import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import type { LineDetail } from "../../../edge-api/contract/line-details.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { PortfolioLine } from "../../../workers/engine/portfolio/portfolio-line.ts";
import type { EntryScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { metricColumns } from "../../score-tables/metric-columns.ts";
import { RawAmount, rawInWords } from "../../score-tables/raw-in-words.tsx";
import { labelDraftAtom } from "../../state/core/dialog-drafts.ts";
import { readEntryScoresAtom } from "../../state/portfolio/portfolio-figures.ts";
import type { NamedProduct } from "../../state/portfolio/portfolio-names.ts";
import { portfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import {
  formatCount,
  formatMass,
  formatMeasure,
  formatScore,
  formatUnit,
  formatWithUnit,
  productName,
} from "../../text/format.ts";
import { nameFault } from "../../text/name-fault.ts";
import { formatSummary } from "../../text/shares.ts";
import { named } from "../../text/short-name.ts";
import { Button } from "../../ui/button/button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Drawer } from "../../ui/dialog/drawer.tsx";
import { NumberField } from "../../ui/field/number-field.tsx";
import { Select } from "../../ui/field/select.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Tabs } from "../../ui/tabs/tabs.tsx";
import * as styles from "./editor.css.ts";
import type { FoodOption } from "./food-cell.tsx";
import { LineDetailFields } from "./line-detail-fields.tsx";
import { piecesOfUses, readQuantity, roundedQuantity, usesOfPieces } from "./quantity-rule.ts";

interface LineDrawerProps {
  readonly id: string;
  readonly catalogue: Catalogue;
  readonly place: number;
  readonly line: PortfolioLine;
  readonly product: NamedProduct;
  readonly useCase: string;
  readonly food: string;
  readonly foods: readonly FoodOption[];
  readonly onType: (quantity: number) => void;
  readonly onSettle: () => void;
  readonly onFood: (food_id: string) => void;
  readonly onLabel: (label: string) => void;
  readonly onDetail: (detail: LineDetail, text: string) => void;
  /** null = the line is the first or last of the view */
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
  readonly onClose: () => void;
}

const words = portfolioEditorTexts.drawer;
const LONGEST_LABEL = 80;

/** The scores of one line, read again after each scoring; undefined = loading, null = the line cannot be scored. */
const useLineScores = (id: string, place: number): EntryScores | null | undefined => {
  const { status, scores } = useAtomValue(portfolioScoresAtom(id));
  const read = useSetAtom(readEntryScoresAtom);
  const [shown, setShown] = useState<{ readonly place: number; readonly scores: EntryScores | null } | null>(null);
  useEffect(() => {
    if (status !== "ready" || scores === null) return undefined;
    let isCurrent = true;
    const ask = async () => {
      const answer = await read(id, place);
      if (answer.ok && isCurrent) setShown({ place, scores: answer.value });
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [id, place, read, status, scores]);
  return shown?.place === place ? shown.scores : undefined;
};

const LineScores = ({ id, catalogue, place }: Pick<LineDrawerProps, "id" | "catalogue" | "place">) => {
  const scores = useLineScores(id, place);
  if (scores === undefined) return null;
  if (scores === null) return <p>{words.noScores}</p>;
  return (
    <div className={styles.scoreTable}>
      <DataTable caption={words.scores} showCaption widths={["", "5rem", "40%"]}>
        <ColumnHeads text={[words.metric]} numeric={[words.score, words.raw]} />
        <tbody>
          <Row>
            <KeyCell>{words.summary}</KeyCell>
            <NumberCell strong>{formatSummary(scores.summary)}</NumberCell>
            <Cell />
          </Row>
          {metricColumns(catalogue, undefined).map((column) => (
            <Row key={column.metric_id}>
              <KeyCell>{column.name}</KeyCell>
              <NumberCell>{formatScore(scores.score[column.metric_id])}</NumberCell>
              <NumberCell>
                <RawAmount {...rawInWords(catalogue, column, scores.raw[column.metric_id])} />
              </NumberCell>
            </Row>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
};

/** Editable values of a line, and its scores. */
const Details = (props: LineDrawerProps) => {
  const { id, catalogue, place, line, product, food, foods, onType, onSettle, onFood, onLabel, onDetail } = props;
  // lines have no id: a draft belongs to the line with this place, product, food and label
  const lineKey = `${place} ${line.prodsys_id} ${line.food_id} ${line.label}`;
  const [draft, keepLabel] = useAtom(labelDraftAtom(id));
  const label = draft?.line === lineKey ? draft.label : line.label;
  const [fault, setFault] = useState<string | null>(null);
  const take = (value: number | null, uses: (value: number) => number) => {
    if (value === null) return;
    const read = readQuantity(String(value));
    setFault(read.ok ? null : portfolioEditorTexts.quantityFaults[read.fault]);
    const quantity = uses(value);
    if (Number.isInteger(quantity) && quantity === roundedQuantity(quantity)) onType(quantity);
  };
  return (
    <div className={styles.fields}>
      <div className={product.reusable ? styles.pair : undefined}>
        <NumberField
          label={words.quantity}
          hint={words.quantityHint}
          error={fault ?? undefined}
          value={line.quantity}
          onChange={(value) => take(value, (uses) => uses)}
          onSettle={() => {
            setFault(null);
            onSettle();
          }}
        />
        {product.reusable && (
          <NumberField
            label={words.pieces}
            hint={words.piecesHint(formatCount(product.uses))}
            value={piecesOfUses(line.quantity, product.uses)}
            onChange={(pieces) => {
              if (pieces !== null && pieces > 0) onType(usesOfPieces(pieces, product.uses));
            }}
            onSettle={onSettle}
          />
        )}
      </div>
      <Select
        label={words.food}
        hint={words.foodHint}
        value={line.food_id}
        onChange={onFood}
        options={[
          ...(foods.some(({ food_id }) => food_id === line.food_id)
            ? []
            : [{ value: line.food_id, ...named(food), disabled: true }]),
          ...foods.map(({ food_id, food_name }) => ({ value: food_id, ...named(food_name) })),
        ]}
      />
      <TextField
        label={words.label}
        hint={words.labelHint}
        maxLength={LONGEST_LABEL}
        value={label}
        error={nameFault(label)}
        onChange={(typed) => keepLabel({ line: lineKey, label: typed })}
        onBlur={() => {
          if (nameFault(label) !== undefined) return;
          if (label.trim() !== line.label) onLabel(label.trim());
          keepLabel(null);
        }}
      />
      <LineDetailFields {...{ id, lineKey, line, onDetail }} />
      <LineScores id={id} catalogue={catalogue} place={place} />
    </div>
  );
};

/** Facts about the product of a line. */
const Info = ({ catalogue, line }: Pick<LineDrawerProps, "catalogue" | "line">) => {
  const product = catalogue.products.find(({ prodsys_id }) => prodsys_id === line.prodsys_id);
  const useCase = catalogue.use_cases.find(({ usecase_id }) => usecase_id === line.usecase_id);
  if (!product) return <p>{words.noScores}</p>;
  const facts: readonly (readonly [string, string])[] = [
    [words.description, product.description],
    [words.kind, product.reusable ? words.reusable : words.singleUse],
    [words.materials, product.materials.join(", ")],
    [words.mass, formatWithUnit(formatMass(product.mass_grams), formatUnit("g"))],
    [words.uses, formatCount(product.uses)],
    ...(product.size === null ? [] : [[words.size, formatMeasure(product.size, useCase?.unit ?? "")] as const]),
    [words.washed, product.wash_system ?? words.notWashed],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term} style={{ display: "contents" }}>
          <dt className={styles.term}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Drawer of one line of the portfolio: editable details, facts about its product, and buttons to the previous and next line. */
export const LineDrawer = (props: LineDrawerProps) => {
  const { catalogue, place, line, product, useCase, onPrevious, onNext, onClose, onSettle } = props;
  const [tab, setTab] = useState<"details" | "info">("details");
  const subject = String(place);
  const leave = (go: () => void) => {
    onSettle();
    go();
  };
  return (
    <Drawer
      title={productName(product.name)}
      kicker={words.kicker(useCase, formatCount(place + 1))}
      subject={subject}
      onClose={() => leave(onClose)}
    >
      <div className={styles.tabs}>
        <Tabs
          label={words.tabs.label}
          tabs={[
            { id: "details", label: words.tabs.details },
            { id: "info", label: words.tabs.info },
          ]}
          value={tab}
          onChange={setTab}
        >
          {tab === "details" ? <Details key={subject} {...props} /> : <Info catalogue={catalogue} line={line} />}
        </Tabs>
      </div>
      <div className={styles.drawerFoot}>
        <Button icon="chevronLeft" disabled={onPrevious === null} onClick={() => onPrevious && leave(onPrevious)}>
          {words.previous}
        </Button>
        <Button icon="chevronRight" disabled={onNext === null} onClick={() => onNext && leave(onNext)}>
          {words.next}
        </Button>
      </div>
    </Drawer>
  );
};
