import { LINE_DETAILS } from "../../../edge-api/contract/line-details.ts";
import type { ImportPreview } from "../../../workers/import/import-api.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { lineDetailTexts } from "../../text/en/line-details.ts";
import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";
import { formatCount, productName } from "../../text/format.ts";
import { Cell, DataTable, Head, HeadRow, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { SegmentedControl } from "../../ui/segmented-control/segmented-control.tsx";
import * as styles from "./import.css.ts";
import { LargestLines } from "./largest-lines.tsx";

/** Whether an import adds lines or replaces the existing ones. */
export type ImportMode = "add" | "replace";

interface ReviewStepProps {
  readonly preview: ImportPreview;
  readonly names: PortfolioNames;
  readonly mode: ImportMode;
  readonly onMode: (mode: ImportMode) => void;
}

const words = portfolioImportTexts.review;
/** column widths from product to quantity, without and with detail columns */
const WIDTHS = { alone: ["", "20%", "20%", "14%"], beside: ["", "9%", "10%", "7%"] } as const;
const DETAIL_WIDTHS = {
  gtin: "10%",
  item_code: "7%",
  site: "9%",
  country: "7%",
  order_number: "8%",
  date: "7%",
} as const;

/** Preview of the import: counts, the first lines, and the choice to add to the existing lines or replace them. */
export const ReviewStep = ({ preview, names, mode, onMode }: ReviewStepProps) => {
  const { counts } = words;
  const facts: readonly (readonly [string, number])[] = [
    [counts.ready, preview.lines],
    [counts.uses, preview.uses],
    [counts.faulty, preview.faulty],
    [counts.leftOut, preview.left_out],
    [counts.withoutFood, preview.without_food],
  ];
  const details = LINE_DETAILS.filter((name) => preview.sample.some((line) => (line[name] ?? "") !== ""));
  const hasLabels = details.length === 0 || preview.sample.some(({ label }) => label !== "");
  return (
    <section className={styles.review} aria-label={words.title}>
      <dl className={styles.facts}>
        {facts.map(([term, count]) => (
          <div key={term} style={{ display: "contents" }}>
            <dt>{term}</dt>
            <dd>
              <b>{formatCount(count)}</b>
            </dd>
          </div>
        ))}
      </dl>
      <LargestLines preview={preview} />
      <div>
        <p>{words.mode}</p>
        <SegmentedControl
          label={words.mode}
          options={[
            { value: "add", label: words.modes.add },
            { value: "replace", label: words.modes.replace },
          ]}
          value={mode}
          onChange={onMode}
        />
      </div>
      <div className={styles.scroll}>
        <DataTable
          className={`${styles.sampleTable} ${styles.linesTable}`}
          caption={words.sample}
          showCaption
          widths={[
            "4rem",
            ...WIDTHS[details.length === 0 ? "alone" : "beside"],
            ...details.map((name) => DETAIL_WIDTHS[name]),
            ...(hasLabels ? [details.length === 0 ? "14%" : "8%"] : []),
          ]}
        >
          <thead>
            <HeadRow>
              <Head numeric>{words.row}</Head>
              <Head>{words.product}</Head>
              <Head>{words.usecase}</Head>
              <Head>{words.food}</Head>
              <Head numeric>{words.quantity}</Head>
              {details.map((name, at) => (
                <Head key={name} afterNumber={at === 0}>
                  {lineDetailTexts.names[name]}
                </Head>
              ))}
              {hasLabels && <Head afterNumber={details.length === 0}>{words.label}</Head>}
            </HeadRow>
          </thead>
          <tbody>
            {preview.sample.map((line) => (
              <Row key={line.row}>
                <NumberCell muted>{formatCount(line.row)}</NumberCell>
                <KeyCell>{productName(names.product(line.prodsys_id).name)}</KeyCell>
                <Cell muted>{names.usecase(line.usecase_id)}</Cell>
                <Cell muted>{names.food(line.food_id)}</Cell>
                <NumberCell>{formatCount(line.quantity)}</NumberCell>
                {details.map((name, at) => (
                  <Cell key={name} afterNumber={at === 0} muted>
                    {line[name]}
                  </Cell>
                ))}
                {hasLabels && (
                  <Cell afterNumber={details.length === 0} muted>
                    {line.label}
                  </Cell>
                )}
              </Row>
            ))}
          </tbody>
        </DataTable>
      </div>
    </section>
  );
};
