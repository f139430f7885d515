import type { ImportQuestion, QuestionOption, SheetSummary } from "../../../workers/import/import-api.ts";
import {
  ALL_SHEETS,
  type ImportSettings,
  type QuestionAbout,
  type SheetOptions,
  type QuantityReading,
} from "../../../workers/import/import-settings.ts";
import { DATE_ORDERS } from "../../../workers/import/dates/day-text.ts";
import { formatUtcDay } from "../../text/dates.ts";
import { importQuestionTexts as words } from "../../text/en/import-questions.ts";
import { formatCount } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { caption } from "../../theme/text.css.ts";
import { ChoiceList, type ChoiceOption } from "../../ui/choice-list/choice-list.tsx";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import * as styles from "./import.css.ts";
import { named, shortName } from "../../text/short-name.ts";
import { LargestLines, largestText } from "./largest-lines.tsx";
import type { OpenSheet } from "./use-import.ts";
import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";

/** Display name of a column: its header, or else its position. */
const columnName = ({ columns }: SheetSummary, column: number): string => {
  const name = columns[column]?.name ?? "";
  return name === "" ? portfolioImportTexts.columns.unnamed(formatCount(column + 1)) : name;
};

const inWords = ({ counts, pack }: QuantityReading, name: string, packName: string): string => {
  if (counts !== "packs") return words.counts[counts](name);
  return pack === null ? words.noPack(name) : words.packs(name, packName);
};

/** A reading of the quantity in words: "Cases × Units per case". Long column names are cut; `title` then has the full text. */
export const readingNamed = (sheet: SheetSummary, reading: QuantityReading) => {
  const name = columnName(sheet, reading.column);
  const pack = columnName(sheet, reading.pack ?? reading.column);
  const [label, title] = [inWords(reading, shortName(name), shortName(pack)), inWords(reading, name, pack)];
  return label === title ? { label } : { label, title };
};

interface FileQuestionsProps {
  readonly open: OpenSheet;
  readonly onAnswer: (about: QuestionAbout, changes: Partial<ImportSettings>) => void;
  readonly onOptions: (options: SheetOptions) => void;
}

/** A day with the month in words, so that the order of its numbers is clear. */
const dayText = (day: string): string => formatUtcDay(Date.parse(`${day}T12:00Z`));

const totalText = (total: number | null): string => (total === null ? words.byMass : formatCount(total));

/** The largest lines under an answer; they reveal a wrong column. */
const linesText = ({ largest, unread }: QuestionOption): string => {
  const missing = unread === 0 ? "" : ` ${words.unread(unread, formatCount(unread))}.`;
  return `${largestText(largest)}${missing}`;
};

interface QuestionProps {
  readonly title: string;
  readonly note?: string;
  readonly isOpen: boolean;
  readonly options: readonly ChoiceOption[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
}

const Question = ({ title, note, isOpen, options, value, onChange }: QuestionProps) => (
  <section aria-label={title} className={styles.question} data-open={isOpen}>
    <SectionHeading title={title} />
    {note !== undefined && <p className={caption}>{note}</p>}
    <ChoiceList label={title} options={options} value={isOpen ? null : value} onChange={onChange} />
  </section>
);

/** Questions that only the user can answer (quantity column, decimals, returns, dates), each answer with its result. */
export const FileQuestions = ({ open, onAnswer, onOptions }: FileQuestionsProps) => {
  const { sheet, settings, preview } = open;
  if (preview === null) return null;
  const question = ({ about, options, rows, open: wasOpen }: ImportQuestion) => {
    // close the question at once; its new figures arrive later
    const isOpen = wasOpen && !settings.answered.includes(about);
    const inRows = formatList(rows.map((row) => formatCount(row)));
    switch (about) {
      case "sheet":
        return (
          <Question
            key={about}
            title={words.sheet}
            isOpen={isOpen}
            options={options.map(({ sheet: name = "" }) =>
              name === ALL_SHEETS
                ? { value: name, label: portfolioImportTexts.found.allSheets }
                : { value: name, ...named(name) },
            )}
            value={sheet.sheet}
            onChange={(name) => onOptions({ sheet: name })}
          />
        );
      case "decimal":
        return (
          <Question
            key={about}
            title={words.decimal}
            note={words.decimalNote}
            isOpen={isOpen}
            options={options.map((option) => ({
              value: option.decimal ?? "point",
              label: words.decimals[option.decimal ?? "point"](totalText(option.total)),
              detail: linesText(option),
            }))}
            value={settings.decimal}
            onChange={(decimal) => onAnswer(about, { decimal: decimal === "comma" ? "comma" : "point" })}
          />
        );
      case "quantity": {
        const place = options.findIndex(
          ({ reading }) =>
            reading?.column === settings.mapping.quantity &&
            reading?.counts === settings.counts &&
            reading.pack === settings.mapping.pack,
        );
        return (
          <Question
            key={about}
            title={words.which}
            note={rows.length > 0 ? `${words.whichNote} ${words.disagree(rows.length, inRows)}` : words.whichNote}
            isOpen={isOpen}
            options={options.flatMap((option, at) =>
              option.reading === undefined
                ? []
                : [
                    {
                      value: String(at),
                      ...readingNamed(sheet, option.reading),
                      detail: linesText(option),
                      aside: totalText(option.total),
                    },
                  ],
            )}
            value={place < 0 ? null : String(place)}
            onChange={(at) => {
              const reading = options[Number(at)]?.reading;
              if (reading === undefined) return;
              const { column: quantity, counts, pack, unit } = reading;
              onAnswer(about, { mapping: { ...settings.mapping, quantity, pack, unit }, counts });
            }}
          />
        );
      }
      case "returns":
        return (
          <Question
            key={about}
            title={words.returns}
            note={words.returnsNote(rows.length, inRows)}
            isOpen={isOpen}
            options={options.map((option) => {
              const { returns = "subtract", total } = option;
              return { value: returns, label: words.ways[returns](totalText(total)), detail: linesText(option) };
            })}
            value={settings.returns}
            onChange={(returns) => onAnswer(about, { returns: returns === "apart" ? "apart" : "subtract" })}
          />
        );
      case "dates": {
        const [first] = options;
        return (
          <Question
            key={about}
            title={words.dates(first?.date?.text ?? "")}
            note={words.datesNote}
            isOpen={isOpen}
            options={options.map(({ dates = "none", date }) => ({
              value: dates,
              label: dates === "none" ? words.dateWays.none : words.dateWays[dates](dayText(date?.day ?? "")),
            }))}
            value={settings.dates ?? null}
            onChange={(value) => onAnswer(about, { dates: DATE_ORDERS.find((one) => one === value) ?? "none" })}
          />
        );
      }
    }
  };
  return (
    <>
      {preview.questions.map(question)}
      <LargestLines preview={preview} />
    </>
  );
};
