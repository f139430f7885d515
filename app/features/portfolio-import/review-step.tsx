import { LINE_DETAILS } from "../../../edge-api/contract/line-details.ts";
import type { ImportPreview } from "../../../workers/import/import-api.ts";
import type { ImportSettings } from "../../../workers/import/import-settings.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { importQuestionTexts } from "../../text/en/import-questions.ts";
import { lineDetailTexts } from "../../text/en/line-details.ts";
import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";
import { formatCount, productName } from "../../text/format.ts";
import { caption, small } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import {
  Cell,
  ColumnHeads,
  DataTable,
  Head,
  HeadRow,
  KeyCell,
  NumberCell,
  Row,
} from "../../ui/data-table/data-table.tsx";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import { SegmentedControl } from "../../ui/segmented-control/segmented-control.tsx";
import * as styles from "./import.css.ts";
import { LeftOutRows } from "./left-out-rows.tsx";
import { rowText } from "./reading-text.ts";
import { fieldName } from "./options-of-fields.ts";
import type { OpenSheet } from "./use-import.ts";

/** Whether an import adds lines or replaces the existing ones. */
export type ImportMode = "add" | "replace";

interface ReviewStepProps {
  readonly open: OpenSheet;
  readonly preview: ImportPreview;
  readonly names: PortfolioNames;
  readonly mode: ImportMode;
  readonly onMode: (mode: ImportMode) => void;
  readonly onPutBack: (rows: readonly number[]) => void;
  /** to the step where another reading can be chosen */
  readonly onChange: () => void;
}

const words = portfolioImportTexts.review;
const readWords = importQuestionTexts.read;
/** column widths from product to quantity, without and with detail columns */
const WIDTHS = { alone: ["", "20%", "20%", "14%"], beside: ["", "9%", "10%", "7%"] } as const;
const DETAIL_WIDTHS = {
  gtin: "10%",
  item_code: "7%",
  site: "9%",
  country: "7%",
  supplier: "8%",
  order_number: "8%",
  date: "7%",
} as const;

/** The figures of an import as one text: "132 lines, 2 returns subtracted, 2,934,936 pieces". */
function figuresText({ lines, pieces, returns, reusable }: ImportPreview, settings: ImportSettings): string {
  const total = formatCount(pieces);
  return [
    words.ready(lines, formatCount(lines)),
    ...(returns.rows === 0 ? [] : [words.returns[settings.returns](returns.rows, formatCount(returns.rows))]),
    settings.basis === "uses" && reusable > 0 ? words.uses(total) : words.pieces(total),
  ].join(", ");
}

/** What the figures rest on, a sentence each. */
function notesOf(preview: ImportPreview, { basis }: ImportSettings): readonly string[] {
  const { reusable, uses, faulty, left_out, without_food, returns } = preview;
  const { notes } = words;
  return [
    ...(reusable === 0 ? [] : [notes.basis[basis](reusable, formatCount(reusable), formatCount(uses))]),
    ...(faulty === 0 ? [] : [notes.faulty(faulty, formatCount(faulty))]),
    ...(left_out === 0 ? [] : [portfolioImportTexts.faults.leftOut(left_out, formatCount(left_out))]),
    ...(returns.beyond === 0 ? [] : [importQuestionTexts.beyond(formatCount(returns.beyond))]),
    ...(without_food === 0 ? [] : [notes.withoutFood(without_food, formatCount(without_food))]),
  ];
}

interface ReadRowsProps {
  readonly preview: Pick<ImportPreview, "patterns" | "pattern_count" | "filled">;
  /** to the step where another reading can be chosen */
  readonly onChange: () => void;
}

/** How rows are read: each different way once, with an example row as arithmetic, its number of rows and their total. */
const ReadRows = ({ preview: { patterns, pattern_count, filled }, onChange }: ReadRowsProps) => {
  const more = pattern_count - patterns.length;
  return (
    <section aria-label={readWords.title}>
      <SectionHeading title={readWords.title} actions={<LinkLike onClick={onChange}>{readWords.change}</LinkLike>} />
      <DataTable caption={readWords.title} widths={["", "4rem", "7rem"]}>
        <ColumnHeads text={[readWords.example]} numeric={[readWords.rows, readWords.total]} />
        <tbody>
          {patterns.map(({ example, rows, total }) => (
            <Row key={example.row}>
              <KeyCell>
                {rowText(example)} <span className={caption}>{example.text}</span>
              </KeyCell>
              <NumberCell>{formatCount(rows)}</NumberCell>
              <NumberCell>{formatCount(total)}</NumberCell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      {more > 0 && <p className={caption}>{readWords.more(more, formatCount(more))}</p>}
      {filled.length > 0 && (
        <p className={caption}>
          {filled.map(({ field, rows }) => readWords.filled(fieldName(field), rows, formatCount(rows))).join(" ")}
        </p>
      )}
    </section>
  );
};

/** Preview of the import: its figures, how rows are read, the first lines, and what happens to the existing ones. */
export const ReviewStep = ({ open, preview, names, mode, onMode, onPutBack, onChange }: ReviewStepProps) => {
  const { settings } = open;
  const details = LINE_DETAILS.filter((name) => preview.sample.some((line) => (line[name] ?? "") !== ""));
  const hasLabels = details.length === 0 || preview.sample.some(({ label }) => label !== "");
  return (
    <section className={styles.review} aria-label={words.title}>
      <div>
        <SectionHeading title={figuresText(preview, settings)} />
        {notesOf(preview, settings).map((note) => (
          <p key={note} className={small}>
            {note}
          </p>
        ))}
        <LeftOutRows {...{ open, onPutBack }} />
      </div>
      <ReadRows {...{ preview, onChange }} />
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
