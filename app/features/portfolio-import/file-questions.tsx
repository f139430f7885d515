import { useState } from "react";
import type { ImportPreview, ImportQuestion, QuestionOption } from "../../../workers/import/import-api.ts";
import {
  ALL_SHEETS,
  type ImportChoice,
  type ImportSettings,
  type QuestionAbout,
  type SheetOptions,
} from "../../../workers/import/import-settings.ts";
import { numberOfText } from "../../../workers/import/numbers/number-text.ts";
import { isSameReading } from "../../../workers/import/quantity/reading.ts";
import { withReading } from "../../../workers/import/quantity/reading-choice.ts";
import type { ChoosableUnit } from "../../../workers/import/quantity/unit-words.ts";
import { DATE_ORDERS } from "../../../workers/import/dates/day-text.ts";
import { formatUtcDay } from "../../text/dates.ts";
import { importQuestionTexts as words } from "../../text/en/import-questions.ts";
import { formatCount, formatNumber } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { named } from "../../text/short-name.ts";
import { largestText } from "./largest-lines.tsx";
import { Question } from "./question.tsx";
import { QuantityUnit } from "./quantity-unit.tsx";
import type { OpenSheet } from "./use-import.ts";
import { readingInForce, readingNamed, rowText } from "./reading-text.ts";
import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";

interface FileQuestionsProps {
  readonly open: OpenSheet;
  /** `asked`: what only the user can say. `proven`: what the file says itself, and the user can change */
  readonly part: "asked" | "proven";
  /** moves the focus to how the quantity is read */
  readonly isReadingWanted: boolean;
  readonly onAnswer: (about: QuestionAbout, changes: Partial<ImportSettings>) => void;
  readonly onOptions: (options: SheetOptions) => void;
  /** applies and remembers what a word of the unit column means */
  readonly onChoose: (choice: ImportChoice) => void;
}

/** A day with the month in words, so that the order of its numbers is clear. */
const dayText = (day: string): string => formatUtcDay(Date.parse(`${day}T12:00Z`));

const unitName = (unit: ChoosableUnit | null): string => (unit === null ? words.leaveOut : words.countWords[unit]);

const totalText = (total: number | null): string => (total === null ? words.byMass : formatCount(total));

/** Some lines under an answer, which reveal a wrong one: as arithmetic, else the largest. */
const linesText = ({ largest, unread, examples = [] }: QuestionOption): string => {
  const rows = examples.map(rowText).join(" \u00B7 ");
  return [
    rows === "" ? largestText(largest) : `${rows}.`,
    ...(unread === 0 ? [] : [`${words.unread(unread, formatCount(unread))}.`]),
  ].join(" ");
};

/** Some rows of a unit, as arithmetic. An empty unit has no word in them. */
const rowsWith = (unit: string, { examples = [] }: QuestionOption): string =>
  examples
    .filter(({ terms }) => unit === "" || terms.some(({ factors }) => factors.some(({ label }) => label === unit)))
    .map(rowText)
    .join(" \u00B7 ");

/** Answers that the file gives itself, in the shape of questions. */
const provenIn = ({ questions, readings, rows, reusable }: ImportPreview): readonly ImportQuestion[] => {
  const isAsked = (about: QuestionAbout): boolean => questions.some((one) => one.about === about);
  const bases = (["pieces", "uses"] as const).map((basis) => ({ basis, total: null, unread: 0, largest: [] }));
  return [
    ...(readings.length === 0 ? [] : [{ about: "quantity", options: readings, lines: rows } as const]),
    ...(reusable === 0 ? [] : [{ about: "basis", options: bases, lines: reusable } as const]),
  ].flatMap((one) => (isAsked(one.about) ? [] : [{ ...one, key: one.about, open: false, rows: [] }]));
};

/**
 * Questions in the order in which they appeared first: one that an answer brings up is added at the end, so that nothing
 * moves under the pointer.
 */
function useSteadyOrder(questions: readonly ImportQuestion[]): readonly ImportQuestion[] {
  const [order, setOrder] = useState<readonly string[]>([]);
  const added = questions.flatMap(({ key }) => (order.includes(key) ? [] : [key]));
  if (added.length > 0) setOrder([...order, ...added]);
  const all = [...order, ...added];
  return questions.toSorted((a, b) => all.indexOf(a.key) - all.indexOf(b.key));
}

/** What rows have in common, and their number, for a text. */
const rowsOf = (list: readonly string[], rows: number) => [formatList(list), rows, formatCount(rows)] as const;

/** Questions about the file (sheet, decimals, quantity, units, rows, pieces or uses, returns, dates), each answer with its result. */
export const FileQuestions = ({ open, part, isReadingWanted, onAnswer, onOptions, onChoose }: FileQuestionsProps) => {
  const { sheet, settings, preview } = open;
  const questions = preview === null ? [] : part === "asked" ? preview.questions : provenIn(preview);
  const inOrder = useSteadyOrder(questions);
  const question = ({ about, key, text = "", group, lines, options, rows, open: wasOpen }: ImportQuestion) => {
    // close the question at once; its new figures arrive later
    const unit = settings.choices.findLast(({ field, value }) => field === "unit" && value === text);
    const isAnswered =
      about === "rows"
        ? settings.ways[key] !== undefined
        : about === "unit"
          ? unit !== undefined
          : settings.answered.includes(about);
    const isOpen = wasOpen && !isAnswered;
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
            title={words.decimal(text)}
            note={words.decimalNote}
            isOpen={isOpen}
            options={options.map((option) => ({
              value: option.decimal ?? "point",
              label: words.decimals[option.decimal ?? "point"](
                formatNumber(numberOfText(text, option.decimal ?? "point") ?? 0),
                totalText(option.total),
              ),
              detail: linesText(option),
            }))}
            value={settings.decimal}
            onChange={(decimal) => onAnswer(about, { decimal: decimal === "comma" ? "comma" : "point" })}
          />
        );
      case "quantity": {
        const own = readingInForce(open);
        const place = options.findIndex(({ reading }) => reading !== undefined && isSameReading(reading, own));
        return (
          <Question
            key={about}
            title={part === "asked" ? words.which : words.proven}
            note={[
              part === "asked" ? words.whichNote : words.provenNote,
              ...(rows.length > 0 ? [words.disagree(rows.length, inRows)] : []),
            ].join(" ")}
            isWanted={isReadingWanted}
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
              onAnswer(about, withReading(settings, reading));
            }}
          >
            <QuantityUnit {...{ open }} onChange={(reading) => onAnswer(about, withReading(settings, reading))} />
          </Question>
        );
      }
      case "unit":
        return (
          <Question
            key={key}
            title={words.unit(text)}
            note={words.unitNote(lines, formatCount(lines))}
            isOpen={isOpen}
            options={options.map((option) => ({
              value: option.unit ?? "",
              label: words.unitOption(unitName(option.unit ?? null), totalText(option.total)),
              detail: rowsWith(text, option),
            }))}
            value={unit === undefined ? null : String(unit.use ?? "")}
            onChange={(use) => onChoose({ field: "unit", value: text, use: use === "" ? null : use })}
          />
        );
      case "rows":
        return group === undefined ? null : (
          <Question
            key={key}
            title={words.rows[group.kind](...rowsOf(group.words, lines))}
            isOpen={isOpen}
            options={options.map(({ way = "count", total }) => ({
              value: way,
              label: words.rowWays[way](totalText(total)),
            }))}
            value={settings.ways[key] ?? null}
            onChange={(value) => {
              const way = group.ways.find((one) => one === value);
              if (way !== undefined) onAnswer(about, { ways: { ...settings.ways, [key]: way } });
            }}
          />
        );
      case "basis":
        return (
          <Question
            key={key}
            title={words.basis}
            note={[words.basisNote(lines, formatCount(lines)), ...(part === "asked" ? [words.basisUnsaid] : [])].join(
              " ",
            )}
            isOpen={isOpen}
            options={options.map(({ basis = "pieces", total }) => ({
              value: basis,
              label: words.bases[basis],
              detail: total === null ? undefined : words.usesInAll(formatCount(total)),
            }))}
            value={settings.basis}
            onChange={(basis) => onAnswer(about, { basis: basis === "uses" ? "uses" : "pieces" })}
          />
        );
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
  return inOrder.map(question);
};
