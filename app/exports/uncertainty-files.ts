import { METRIC_IDS, type MetricId } from "../../edge-api/contract/metrics.ts";
import { verdictOf } from "../../workers/engine/analysis/uncertainty/pair-outcome.ts";
import { QUALITY_SPREADS, SPREADS } from "../../workers/engine/analysis/uncertainty/spreads.ts";
import type {
  UncertainQuestion,
  DecidingInput,
  Interval,
  UncertainSubject,
  Uncertainty,
} from "../../workers/engine/analysis/uncertainty/uncertainty.ts";
import { decidingInputsNowAtom, uncertaintyAtom } from "../state/analysis/uncertainty.ts";
import type { Subject } from "../state/core/subject.ts";
import { namedCells, type NamedCell, type TableContext } from "./context-columns.ts";
import { cellTable, type CsvFormat, rowTable } from "./csv-text.ts";
import type { SubjectFile } from "./subject-file.ts";
import { notReady, tableDownload } from "./subject-table.ts";

/** The data of the tables about uncertainty. */
interface UncertaintyReport extends Pick<TableContext, "context"> {
  /** what is compared; names the id and name columns */
  readonly kind: "product" | "portfolio";
  readonly value: Uncertainty;
  /** ids and names of the drawn products or portfolios, by place */
  readonly drawn: readonly { readonly id: string; readonly name: string }[];
  readonly metrics: readonly { readonly id: MetricId; readonly name: string; readonly unit: string }[];
}

type Cells = Readonly<Record<string, NamedCell["value"]>>;

const SUBJECTS: readonly UncertainSubject[] = ["summary", ...METRIC_IDS];

const spreads = (): string =>
  Object.entries({ ...QUALITY_SPREADS, ...SPREADS })
    .map(([what, gsd]) => `${what} ${gsd}`)
    .join("; ");

/** Adds to each row what is needed to repeat the draws. */
const rowOf = ({ value, context }: UncertaintyReport, cells: Cells): NamedCell[] => [
  ...namedCells({
    ...cells,
    seed: value.settings.seed,
    draws: value.settings.draws,
    "spreads [geometric standard deviation]": spreads(),
  }),
  ...context,
];

const metricOf = ({ metrics }: UncertaintyReport, subject: UncertainSubject) =>
  metrics.find(({ id }) => id === subject);

/** The subject of a difference. The difference itself is a share or points, without the metric's unit. */
const subjectCells = (report: UncertaintyReport, subject: UncertainSubject): Cells => ({
  of: metricOf(report, subject)?.name ?? subject,
});

const rangeCells = (range: Interval | null): Cells => ({
  "5 % of draws lie below [unit]": range?.low ?? null,
  "median [unit]": range?.median ?? null,
  "5 % of draws lie above [unit]": range?.high ?? null,
});

const idCells = (report: UncertaintyReport, place: number, before = ""): Cells => ({
  [`${before}${report.kind}_id`]: report.drawn[place]?.id ?? null,
  [`${before}${report.kind}`]: report.drawn[place]?.name ?? null,
});

/** One row per summary, raw value and score of each product or portfolio. */
export const rangesCsv = (report: UncertaintyReport, format: CsvFormat): string => {
  // "compared", because every row also has the portfolio of the results
  const before = report.kind === "portfolio" ? "compared " : "";
  return cellTable(
    report.value.scores.flatMap((scores, place) => {
      if (scores === null) return [];
      const row = (subject: UncertainSubject, value: string, range: Interval | null) =>
        rowOf(report, {
          ...idCells(report, place, before),
          ...subjectCells(report, subject),
          unit:
            subject === "summary"
              ? "score 0-100"
              : value === "score"
                ? "score 1-100"
                : (metricOf(report, subject)?.unit ?? ""),
          value,
          ...rangeCells(range),
        });
      return [
        row("summary", "score", scores.summary),
        ...METRIC_IDS.flatMap((id) => [row(id, "raw", scores.raw[id]), row(id, "score", scores.score[id])]),
      ];
    }),
    [`${before}${report.kind}_id`, `${before}${report.kind}`, "of", "value"],
    format,
  );
};

/** One row per pair and subject of comparison. */
const pairsCsv = (report: UncertaintyReport, format: CsvFormat): string =>
  cellTable(
    report.value.pairs.flatMap(({ a, b, outcomes }) =>
      SUBJECTS.flatMap((subject) => {
        const outcome = outcomes[subject];
        if (outcome === null) return [];
        return [
          rowOf(report, {
            ...idCells(report, a, "first "),
            ...idCells(report, b, "second "),
            ...subjectCells(report, subject),
            "first is better [share of draws, 0-1]": outcome.better,
            "second is better [share of draws, 0-1]": outcome.worse,
            "first better by, median [points of a summary; share of the larger raw value]": outcome.typical,
            "may be called better from 80 % of draws": {
              a: "first",
              b: "second",
              same: "the same",
              too_close: "too close to call",
            }[verdictOf(outcome)],
          }),
        ];
      }),
    ),
    [`first ${report.kind}_id`, `second ${report.kind}_id`, "of"],
    format,
  );

/** One row per input that matters for one difference, most important first. */
const inputsCsv = (
  report: UncertaintyReport,
  asked: { readonly a: number; readonly b: number; readonly subject: UncertainSubject },
  inputs: readonly DecidingInput[],
  format: CsvFormat,
): string =>
  rowTable(["input", "name", "of product"], format, inputs, ({ quantity, gsds, share, favours }) =>
    rowOf(report, {
      input: quantity.kind,
      name: quantity.name,
      "of product": quantity.product_name,
      "geometric standard deviation": gsds.join(" "),
      "squared rank correlation with the difference [0-1]": share,
      "more of it favours": report.drawn[favours === "a" ? asked.a : asked.b]?.name ?? null,
      ...idCells(report, asked.a, "first "),
      ...idCells(report, asked.b, "second "),
      ...subjectCells(report, asked.subject),
    }),
  );

const FILE_NAMES = {
  ranges: "uncertainty",
  pairs: "uncertainty of differences",
  inputs: "inputs that matter",
} as const;

/** ranges = of each product; pairs = which differences are robust; inputs = which inputs decide one difference. */
export type UncertaintyTable = keyof typeof FILE_NAMES;

/** The first places are the portfolio and its best and worst built-in choice; other portfolios follow by id. */
const BUILT_IN_VARIANTS = [null, "best built-in choice", "worst built-in choice"] as const;

const drawnNames = (about: Subject, ids: readonly string[], { nameOf }: SubjectFile) =>
  ids.map((id, place) => {
    if (about.kind === "comparison") return { id, name: nameOf(id) };
    const of = place === 0 ? about.id : id;
    return { id: of, name: BUILT_IN_VARIANTS[place] ?? nameOf(of) };
  });

interface UncertaintyOrder {
  readonly about: Subject;
  readonly table: UncertaintyTable;
  /** the selected difference; needed for `inputs` */
  readonly pair: UncertainQuestion | null;
}

export const downloadUncertaintyAtom = tableDownload(({ get, set }, { about, table, pair }: UncertaintyOrder) => {
  const { status, value, ids, data_version } = get(uncertaintyAtom(about));
  if (status !== "ready" || value === null || data_version === null) return null;
  return {
    subject: about,
    data_version,
    what: FILE_NAMES[table],
    write: async (file, format) => {
      const { kind, context, catalogue } = file;
      const metrics = catalogue.metrics.map(({ metric_id: id, metric_name: name, unit }) => ({ id, name, unit }));
      const report = { kind, value, drawn: drawnNames(about, ids, file), metrics, context };
      if (table === "ranges") return rangesCsv(report, format);
      if (table === "pairs") return pairsCsv(report, format);
      if (pair === null) return notReady(about.id);
      const inputs = await set(decidingInputsNowAtom, about, pair);
      return inputs.ok ? inputsCsv(report, pair, inputs.value, format) : inputs;
    },
  };
});
