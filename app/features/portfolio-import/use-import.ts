import { atom, useSetAtom } from "jotai";
import { startTransition, useEffect, useRef, useState } from "react";
import type { NamesInSheet } from "../../../workers/import/names/names-in-sheet.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import {
  type ImportChoice,
  type ImportSettings,
  type QuestionAbout,
  type SheetOptions,
  initialSettings,
} from "../../../workers/import/import-settings.ts";
import type { ImportPreview, SheetSummary } from "../../../workers/import/import-api.ts";
import type { ImportMapping } from "../../../workers/import/import-fields.ts";
import { readingIn, withReading } from "../../../workers/import/quantity/reading.ts";
import { rememberColumnsAtom, rememberedColumnsAtom, unitChoices } from "../../state/portfolio/import-columns.ts";
import { codeKey } from "../../../workers/import/names/item-code.ts";
import { normalName } from "../../../workers/import/normal-name.ts";
import { forgetChoicesAtom, rememberChoicesAtom, rememberedChoicesAtom } from "../../state/portfolio/import-choices.ts";
import {
  checkSheetAtom,
  closeSheetAtom,
  countExistingLines,
  namesInSheetAtom,
  readSheetAtom,
  stopImportAtom,
  takeSheetAtom,
  type ImportOutcome,
  type ImportProblem,
} from "../../state/portfolio/portfolio-import.ts";
import { unmapNamesAtom } from "../../state/work/name-mappings.ts";
import { namesOfColumns } from "./reading-text.ts";
import { afterPaint } from "../../scheduling/after-paint.ts";

interface Source {
  readonly blob: Blob | string;
  readonly name: string;
  readonly options: SheetOptions;
}

/** A file that was read, its settings and the resulting preview. */
export interface OpenSheet {
  readonly source: Source;
  readonly sheet: SheetSummary;
  readonly settings: ImportSettings;
  /** null = the first check is running */
  readonly preview: ImportPreview | null;
  readonly made: readonly ImportChoice[];
  /** choices remembered before this file */
  readonly earlier: readonly ImportChoice[];
}

/** `keeping`: rows are being added to the portfolio; from then on an import can be undone but not stopped. */
export type ImportWork = "reading" | "checking" | "naming" | "writing" | "keeping";

/** What is remembered by the header row. */
const COLUMN_SETTINGS = ["mapping", "reading", "basis", "returns", "ways", "split"] as const;

/**
 * From this many choices on, the page renders in a task after the click; fewer render at once, so that the focus moves
 * at once.
 */
const MANY_CHOICES = 100;

/** State of an import. The rows stay in the worker, and nothing is written before `write`. */
export const useImport = () => {
  const read = useSetAtom(readSheetAtom);
  const check = useSetAtom(checkSheetAtom);
  const take = useSetAtom(takeSheetAtom);
  const close = useSetAtom(closeSheetAtom);
  const stop = useSetAtom(stopImportAtom);
  const remember = useSetAtom(rememberChoicesAtom);
  const forget = useSetAtom(forgetChoicesAtom);
  const unmap = useSetAtom(unmapNamesAtom);
  const listNames = useSetAtom(namesInSheetAtom);
  const choicesBefore = useSetAtom(rememberedChoicesAtom);
  const columnsOf = useSetAtom(rememberedColumnsAtom);
  const rememberColumns = useSetAtom(rememberColumnsAtom);
  const [names, setNames] = useState<NamesInSheet | null>(null);
  const [open, setOpen] = useState<OpenSheet | null>(null);
  // an atom, so that progress renders the action bar only, and not the tables
  const [workAtom] = useState(() => atom<ImportWork | null>(null));
  const setWork = useSetAtom(workAtom);
  const [problem, setProblem] = useState<ImportProblem | null>(null);
  /** number of the last request; answers of earlier requests are dropped */
  const lastRequest = useRef(0);
  useEffect(() => () => void close(), [close]);

  const begin = (what: ImportWork): (() => boolean) => {
    const request = ++lastRequest.current;
    setWork(what);
    setProblem(null);
    return () => request === lastRequest.current;
  };
  // answers render in a transition: the first rows and faults fill a whole screen
  const end = <T>(outcome: ImportOutcome<T>): outcome is { readonly ok: true; readonly value: T } => {
    startTransition(() => {
      setWork(null);
      if (!outcome.ok) setProblem(outcome.problem);
    });
    return outcome.ok;
  };

  const recheck = async (next: Omit<OpenSheet, "preview">): Promise<void> => {
    const isLast = begin("checking");
    const checked = await check(next.settings);
    // the worker was restarted and has no file
    if (!checked.ok && checked.problem.code === "no_sheet" && isLast()) return readIn(next.source, next);
    if (!isLast() || !end(checked)) return;
    startTransition(() => setOpen((now) => (now === null ? now : { ...now, ...next, preview: checked.value })));
  };
  const readIn = async (source: Source, kept: Omit<OpenSheet, "preview"> | null): Promise<void> => {
    const isLast = begin("reading");
    setNames(null);
    const found = await read(source.blob, source.options);
    if (!isLast() || !end(found)) return;
    const sheet = found.value;
    const earlier = columnsOf(sheet);
    // what units mean is remembered by the header, what names mean for all files
    const remembered = [...choicesBefore(), ...(earlier?.choices ?? [])];
    const settings = kept?.settings ?? {
      ...initialSettings(sheet),
      ...earlier,
      choices: remembered,
    };
    const next = { source, sheet, settings, made: kept?.made ?? [], earlier: kept?.earlier ?? remembered };
    startTransition(() => setOpen({ ...next, preview: null }));
    await recheck(next);
  };
  const change = (changes: Partial<ImportSettings>, made?: readonly ImportChoice[]): void => {
    if (open === null) return;
    // other columns mean other names and quantities
    if (changes.choices === undefined) setNames(null);
    const next = { ...open, settings: { ...open.settings, ...changes }, made: made ?? open.made };
    // remember immediately, so that leaving the page loses nothing
    const isUnitChosen =
      changes.choices !== undefined &&
      unitChoices(changes.choices).length !== unitChoices(open.settings.choices).length;
    if (isUnitChosen || COLUMN_SETTINGS.some((name) => changes[name] !== undefined)) {
      rememberColumns(open.sheet, next.settings);
    }
    const show = (): void => setOpen({ ...next, preview: open.preview });
    // thousands of accepted names render in a task apart from the click
    if (next.made.length - open.made.length > MANY_CHOICES) startTransition(show);
    else show();
    void recheck(next);
  };

  const matchNames = async (): Promise<void> => {
    const isLast = begin("naming");
    const found = await listNames();
    if (isLast() && end(found)) startTransition(() => setNames(found.value));
  };

  return {
    open,
    workAtom,
    problem,
    /** Reads a file or pasted cells. */
    onFile: (blob: Blob | string, name: string) => void readIn({ blob, name, options: {} }, null),
    /** Reads the same file with other options; columns and choices start again. */
    onOptions: (options: SheetOptions) => {
      if (open) {
        const { sheet } = open.sheet;
        const same = sheet === null ? {} : { sheet };
        void readIn({ ...open.source, options: { ...open.source.options, ...same, ...options } }, null);
      }
    },
    onMapping: (mapping: ImportMapping) => {
      if (open === null) return;
      const { sheet, settings, preview } = open;
      if (mapping.quantity === null || mapping.quantity === settings.mapping.quantity) return change({ mapping });
      // mapping the quantity column answers the question about it
      const reading = preview?.readings.find(
        (option) => option.reading?.terms[0]?.column === mapping.quantity,
      )?.reading;
      change({
        ...withReading({ mapping }, reading ?? readingIn({ mapping, reading: null }, namesOfColumns(sheet))),
        answered: [...settings.answered, "quantity"],
      });
    },
    /** Applies the answer to a question about the file. */
    onAnswer: (about: QuestionAbout, changes: Partial<ImportSettings>) => {
      if (open) change({ ...changes, answered: [...open.settings.answered, about] });
    },
    onSplit: (split: ImportSettings["split"]) => change({ split }),
    onPutBack: (put_back: ImportSettings["put_back"]) => change({ put_back }),
    onDecimal: (decimal: ImportSettings["decimal"]) => {
      if (open) change({ decimal, answered: [...open.settings.answered, "decimal"] });
    },
    names,
    /** Matches the names of the file; needs a finished check. */
    onNames: () => {
      if (open === null || names !== null) return;
      void matchNames();
    },
    /** Applies choices to this file and remembers them for later files. */
    onChoose: (...choices: readonly ImportChoice[]) => {
      if (open === null) return;
      remember(choices);
      change({ choices: [...open.settings.choices, ...choices] }, [...open.made, ...choices]);
    },
    /** Reopens the decision about a name. */
    onReopen: (name: string) => {
      if (open === null) return;
      const codes = names?.names.find((one) => one.name === name)?.codes ?? [];
      void unmap([name, ...codes]);
      const isOther = ({ field, value }: ImportChoice): boolean =>
        (field !== "product" || normalName(value) !== normalName(name)) &&
        !codes.some((code) => codeKey(code) === codeKey(value));
      change({ choices: open.settings.choices.filter(isOther) }, open.made.filter(isOther));
    },
    /** Undoes the choices made for this file and restores those remembered before. */
    onForget: () => {
      if (open === null) return;
      const isNew = ({ field, value }: ImportChoice): boolean =>
        (field === "product" || field === "code") &&
        !open.earlier.some((one) => one.field === field && normalName(one.value) === normalName(value));
      void unmap(open.made.filter(isNew).map(({ value }) => value));
      remember(
        open.earlier.filter(({ field, value }) => open.made.some((one) => one.field === field && one.value === value)),
      );
      change({ choices: open.earlier }, []);
    },
    /** Forgets the choices of earlier files, for this file and later ones. */
    onForgetEarlier: () => {
      forget();
      if (open) change({ choices: open.made });
    },
    onStop: () => {
      lastRequest.current++;
      setWork(null);
      void stop();
    },
    onOther: () => {
      setOpen(null);
      setProblem(null);
    },
    /**
     * Writes the valid rows as new lines of a portfolio.
     *
     * @param into lines of the portfolio
     * @param isOneMore true = write even if the portfolio already has the lines
     * @param keep saves the lines; true = saved, the import ends
     * @returns number of lines that the portfolio already has if they are most of the file (then nothing was written); else 0
     */
    write: async (
      into: LineTable,
      isOneMore: boolean,
      keep: (lines: LineTable) => Promise<boolean>,
    ): Promise<number> => {
      const isLast = begin("writing");
      // a large file blocks the page: show the state first
      await new Promise<void>((resolve) => afterPaint(resolve));
      const taken = await take(into);
      if (!isLast()) return 0;
      if (taken.ok) {
        const isAddition = isOneMore || into.length * 2 <= taken.value.length;
        const there = isAddition ? 0 : await countExistingLines(into, taken.value);
        if (!isLast()) return 0;
        if (there * 2 > taken.value.length) {
          setWork(null);
          return there;
        }
        setWork("keeping");
        if (await keep(taken.value)) return 0;
      } else setProblem(taken.problem);
      setWork(null);
      return 0;
    },
  };
};
