import { useEffect, useRef, useState, type ReactNode } from "react";
import type { ImportPreview, ImportQuestion, QuestionOption } from "../../../workers/import/import-api.ts";
import {
  ALL_SHEETS,
  type ImportChoice,
  type ImportSettings,
  type QuestionAbout,
  type SheetOptions,
  type SplitField,
} from "../../../workers/import/import-settings.ts";
import { numberOfText } from "../../../workers/import/numbers/number-text.ts";
import { isSameReading, withReading } from "../../../workers/import/quantity/reading.ts";
import { isWeight, type QuantityUnit } from "../../../workers/import/quantity/unit-words.ts";
import { formatUtcDay } from "../../text/dates.ts";
import { importQuestionTexts as words } from "../../text/en/import-questions.ts";
import { formatCount, formatTyped } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { named } from "../../text/short-name.ts";
import { caption } from "../../theme/text.css.ts";
import { ChoiceList, type ChoiceOption } from "../../ui/choice-list/choice-list.tsx";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import * as styles from "./import.css.ts";
import { CountedUnit } from "./quantity-unit.tsx";
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
  readonly onSplit: (field: SplitField | null) => void;
  /** applies and remembers what a word of the unit column means */
  readonly onChoose: (choice: ImportChoice) => void;
}

/** The last choice for a word of the unit column. */
const unitChoice = ({ settings }: OpenSheet, text: string): ImportChoice | undefined =>
  settings.choices.findLast(({ field, value }) => field === "unit" && value === text);

/** A day with the month in words, so that the order of its numbers is clear. */
const dayText = (day: string): string => formatUtcDay(Date.parse(`${day}T12:00Z`));

const unitName = (unit: QuantityUnit | null): string =>
  unit === null ? words.leaveOut : isWeight(unit) ? words.byWeight(words.countWords[unit]) : words.countWords[unit];

const totalText = (total: number | null): string => (total === null ? words.byMass : formatCount(total));

/** Some lines under an answer as arithmetic, which reveal a wrong one. */
const linesText = ({ unread, each, examples = [] }: QuestionOption): string =>
  [
    ...(examples.length === 0 ? [] : [`${examples.map(rowText).join(" \u00B7 ")}.`]),
    ...(each === undefined ? [] : [words.each(formatTyped(Number(each.toPrecision(3))))]),
    ...(unread === 0 ? [] : [`${words.unread(unread, formatCount(unread))}.`]),
  ].join(" ");

/** Some rows of a unit, as arithmetic. An empty unit has no word in them. */
const rowsWith = (unit: string, { examples = [] }: QuestionOption): string =>
  examples
    .filter(({ terms }) => unit === "" || terms.some(({ factors }) => factors.some(({ label }) => label === unit)))
    .map(rowText)
    .join(" \u00B7 ");

/** Answers that the file gives itself, in the shape of questions. */
const provenIn = ({ questions, readings, rows, reusable }: ImportPreview): readonly ImportQuestion[] => {
  const isAsked = (about: QuestionAbout): boolean => questions.some((one) => one.about === about);
  const bases = (["pieces", "uses"] as const).map((basis) => ({ basis, total: null, unread: 0 }));
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

interface QuestionProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly isOpen: boolean;
  /** takes the focus when it appears */
  readonly isWanted?: boolean;
  readonly options: readonly ChoiceOption[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  /** another way to answer */
  readonly children?: ReactNode;
}

/** A question about the file: a radio group under its heading, marked while it is open. */
function Question({ title, note, isOpen, isWanted = false, options, value, onChange, children }: QuestionProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: "start" });
  }, [isWanted]);
  return (
    <section ref={section} tabIndex={-1} aria-label={title} className={styles.question} data-open={isOpen}>
      <SectionHeading title={title} />
      {note !== undefined && <p className={caption}>{note}</p>}
      <ChoiceList label={title} options={options} value={isOpen ? null : value} onChange={onChange} />
      {children}
    </section>
  );
}

/** What a question says, how its answers are shown, which one is taken, and what taking one changes. */
interface Answers {
  readonly title: string;
  readonly note?: string;
  readonly shown: (option: QuestionOption) => Omit<ChoiceOption, "value">;
  readonly isTaken: (option: QuestionOption) => boolean;
  readonly take: (option: QuestionOption) => void;
}

function answersOf(
  { about, key, text = "", group, lines, rows, options }: ImportQuestion,
  { open, part, onAnswer, onOptions, onChoose }: FileQuestionsProps,
): Answers {
  const { sheet, settings } = open;
  const inRows = formatList(rows.map((row) => formatCount(row)));
  switch (about) {
    case "sheet":
      return {
        title: words.sheet,
        shown: ({ sheet: name = "" }) =>
          name === ALL_SHEETS ? { label: portfolioImportTexts.found.allSheets } : named(name),
        isTaken: (option) => option.sheet === sheet.sheet,
        take: (option) => onOptions({ sheet: option.sheet }),
      };
    case "decimal":
      return {
        title: words.decimal(text),
        note: words.decimalNote,
        shown: ({ decimal = "point", ...option }) => ({
          label: words.decimals[decimal](formatTyped(numberOfText(text, decimal) ?? 0), totalText(option.total)),
          detail: linesText(option),
        }),
        isTaken: ({ decimal }) => decimal === settings.decimal,
        take: ({ decimal = "point" }) => onAnswer(about, { decimal }),
      };
    case "quantity": {
      const own = readingInForce(open);
      const isAsked = part === "asked";
      return {
        title: isAsked ? words.which : words.proven,
        note: [
          isAsked ? words.whichNote : words.provenNote,
          ...(rows.length > 0 ? [words.disagree(rows.length, inRows)] : []),
        ].join(" "),
        shown: (option) => ({
          ...(option.reading === undefined ? { label: "" } : readingNamed(sheet, option.reading)),
          detail: linesText(option),
          aside: totalText(option.total),
        }),
        isTaken: ({ reading }) => reading !== undefined && isSameReading(reading, own),
        take: ({ reading = null }) => onAnswer(about, withReading(settings, reading)),
      };
    }
    case "unit":
      return {
        title: words.unit(text),
        note: words.unitNote(lines, formatCount(lines)),
        shown: (option) => ({
          label:
            option.total === null
              ? unitName(option.unit ?? null)
              : words.unitOption(unitName(option.unit ?? null), formatCount(option.total)),
          detail: rowsWith(text, option),
        }),
        isTaken: ({ unit }) => unitChoice(open, text)?.use === unit,
        take: ({ unit = null }) => onChoose({ field: "unit", value: text, use: unit }),
      };
    case "rows":
      return {
        title: group === undefined ? "" : words.rows[group.kind](formatList(group.words), lines, formatCount(lines)),
        shown: ({ way = "count", total }) => ({ label: words.rowWays[way](totalText(total)) }),
        isTaken: ({ way }) => settings.ways[key] === way,
        take: ({ way = "count" }) => onAnswer(about, { ways: { ...settings.ways, [key]: way } }),
      };
    case "basis":
      return {
        title: words.basis,
        note: [words.basisNote(lines, formatCount(lines)), ...(part === "asked" ? [words.basisUnsaid] : [])].join(" "),
        shown: ({ basis = "pieces", total }) => ({
          label: words.bases[basis],
          detail: total === null ? undefined : words.usesInAll(formatCount(total)),
        }),
        isTaken: ({ basis }) => basis === settings.basis,
        take: ({ basis = "pieces" }) => onAnswer(about, { basis }),
      };
    case "returns":
      return {
        title: words.returns,
        note: words.returnsNote(rows.length, inRows),
        shown: ({ returns = "subtract", ...option }) => ({
          label: words.ways[returns](totalText(option.total)),
          detail: linesText(option),
        }),
        isTaken: ({ returns }) => returns === settings.returns,
        take: ({ returns = "subtract" }) => onAnswer(about, { returns }),
      };
    case "dates":
      return {
        title: words.dates(options[0]?.date?.text ?? ""),
        note: words.datesNote,
        shown: ({ dates = "none", date }) => ({
          label: dates === "none" ? words.dateWays.none : words.dateWays[dates](dayText(date?.day ?? "")),
        }),
        isTaken: ({ dates }) => dates === settings.dates,
        take: ({ dates = "none" }) => onAnswer(about, { dates }),
      };
  }
}

/** Questions about the file (sheet, decimals, quantity, units, rows, pieces or uses, returns, dates), each answer with its result. */
export const FileQuestions = (props: FileQuestionsProps) => {
  const { open, part, isReadingWanted, onAnswer, onSplit } = props;
  const { settings, preview } = open;
  const questions = preview === null ? [] : part === "asked" ? preview.questions : provenIn(preview);
  return useSteadyOrder(questions).map((question) => {
    const { about, key, text = "", options } = question;
    const { title, note, shown, isTaken, take } = answersOf(question, props);
    // close the question at once; its new figures arrive later
    const isAnswered =
      about === "rows"
        ? settings.ways[key] !== undefined
        : about === "unit"
          ? unitChoice(open, text) !== undefined
          : settings.answered.includes(about);
    const place = options.findIndex(isTaken);
    return (
      <Question
        key={key}
        {...{ title, note }}
        isOpen={question.open && !isAnswered}
        isWanted={about === "quantity" && isReadingWanted}
        options={options.map((option, at) => ({ value: String(at), ...shown(option) }))}
        value={place < 0 ? null : String(place)}
        onChange={(at) => {
          const option = options[Number(at)];
          if (option !== undefined) take(option);
        }}
      >
        {about === "quantity" && (
          <CountedUnit {...{ open, onSplit }} onChange={(reading) => onAnswer(about, withReading(settings, reading))} />
        )}
      </Question>
    );
  });
};
