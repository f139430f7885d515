import { ENTRY_LETTERS, PORTFOLIO_ENTRIES, PORTFOLIO_HEAD_BYTES, PORTFOLIO_USECASES } from "../contract/limits.ts";
import { IdSchema } from "../contract/ids.ts";
import { PortfolioEntrySchema, PortfolioHeadSchema, type PortfolioHead } from "../contract/portfolio.ts";
import {
  eachElement,
  eachMember,
  endOfText,
  nextText,
  nextUnit,
  parsed,
  type JsonSource,
  type Reading,
} from "./json-scan.ts";
import { growingColumns, type PortfolioColumns } from "./portfolio-columns.ts";
import { checked } from "./read-body.ts";
import { Refusal } from "./refusal.ts";

const OBJECT = "{".charCodeAt(0);
const ARRAY = "[".charCodeAt(0);

/** Entries per block; even poorly compressed, the text of a block fits into a row. */
export const BLOCK_ENTRIES = 4000;
/** Letters of the different ids, labels and details of one block, for the same reason. */
export const BLOCK_LETTERS = 360_000;

const refuse = (field: string, fault: string) => new Refusal("invalid", { fields: [{ field, text: fault }] });

/** Receives each full block of entries and the last one; called at least once for a portfolio. */
export type KeepBlock = (block: PortfolioColumns) => void;

/**
 * Parses a portfolio in one pass: each entry is validated as it arrives and added to the columns of a block. Neither
 * the whole text nor 100,000 objects are ever in memory.
 *
 * @throws Refusal malformed_json, invalid, too_many_entries, too_many_usecases, too_large (for all but the entries)
 */
export function* readPortfolio(
  source: JsonSource,
  keep: KeepBlock,
): Reading<{ readonly head: PortfolioHead; readonly count: number }> {
  if ((yield* nextUnit(source)) !== OBJECT) {
    parsed(yield* nextText(source, PORTFOLIO_HEAD_BYTES));
    yield* endOfText(source);
    throw refuse("", "expected Object");
  }
  const read = yield* readPortfolioObject(source, keep);
  yield* endOfText(source);
  return read;
}

/**
 * The same for a portfolio inside a larger text, from its opening bracket.
 *
 * @param at prefix of the path of each fault
 */
export function* readPortfolioObject(
  source: JsonSource,
  keep: KeepBlock,
  at = "",
): Reading<{ readonly head: PortfolioHead; readonly count: number }> {
  const head = new Map<string, unknown>();
  const usecases = new Set<string>();
  let block = growingColumns();
  let count = 0;
  let headCharacters = 0;

  const readEntry = function* (usecase: string, place: string): Reading<void> {
    if (count >= PORTFOLIO_ENTRIES) throw new Refusal("too_many_entries");
    const tooLong = () => refuse(place, `an entry has at most ${ENTRY_LETTERS} characters`);
    const text = yield* nextText(source, ENTRY_LETTERS, tooLong);
    const entry = checked(PortfolioEntrySchema, parsed(text), `${place}.`);
    if (block.columns.quantity.length === BLOCK_ENTRIES || block.letters >= BLOCK_LETTERS) {
      keep(block.columns);
      block = growingColumns();
      block.begin(usecase);
    }
    block.add(entry);
    count++;
  };
  const readUsecase = function* (usecase: string): Reading<void> {
    if (usecases.size >= PORTFOLIO_USECASES) throw new Refusal("too_many_usecases");
    checked(IdSchema, usecase, `${at}products`);
    const place = `${at}products.${usecase}`;
    if (usecases.has(usecase)) throw refuse(place, "this use case is there twice");
    usecases.add(usecase);
    block.begin(usecase);
    if ((yield* nextUnit(source)) !== ARRAY) throw refuse(place, "expected Array");
    let index = 0;
    yield* eachElement(source, () => readEntry(usecase, `${place}.${index++}`));
  };

  yield* eachMember(source, function* (key) {
    if (head.has(key)) throw refuse(`${at}${key.slice(0, 64)}`, "this field is there twice");
    if (key === "products") {
      head.set(key, null);
      if ((yield* nextUnit(source)) !== OBJECT) throw refuse(`${at}products`, "expected Object");
      return yield* eachMember(source, readUsecase);
    }
    headCharacters += key.length;
    const text = yield* nextText(source, PORTFOLIO_HEAD_BYTES - headCharacters);
    headCharacters += text.length;
    head.set(key, parsed(text));
  });
  if (!head.has("products")) throw refuse(`${at}products`, "expected Object");
  keep(block.columns);
  return { head: checked(PortfolioHeadSchema, Object.fromEntries(head), at), count };
}
