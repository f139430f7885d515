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
import type { LineSink } from "./products-text.ts";
import { checked } from "./read-body.ts";
import { invalidField, Refusal } from "./refusal.ts";

const OBJECT = "{".charCodeAt(0);
const ARRAY = "[".charCodeAt(0);

/** Requires an object. @param most characters of another value @throws Refusal invalid, malformed_json */
export function* expectObject(source: JsonSource, most: number): Reading<void> {
  if ((yield* nextUnit(source)) === OBJECT) return;
  parsed(yield* nextText(source, most));
  yield* endOfText(source);
  throw invalidField("", "expected Object");
}

/**
 * Parses a portfolio in one pass: each entry is validated as it arrives and given away. Neither the whole text nor
 * 100,000 objects are ever in memory.
 *
 * @throws Refusal malformed_json, invalid, too_many_entries, too_many_usecases, too_large (for all but the entries)
 */
export function* readPortfolio(source: JsonSource, sink: LineSink): Reading<{ readonly head: PortfolioHead }> {
  yield* expectObject(source, PORTFOLIO_HEAD_BYTES);
  const head = yield* readPortfolioObject(source, sink);
  yield* endOfText(source);
  return { head };
}

/**
 * The same for a portfolio inside a larger text, from its opening bracket.
 *
 * @param at prefix of the path of each fault
 */
export function* readPortfolioObject(source: JsonSource, sink: LineSink, at = ""): Reading<PortfolioHead> {
  const head = new Map<string, unknown>();
  const usecases = new Set<string>();
  let count = 0;
  let headCharacters = 0;

  const readEntry = function* (place: string): Reading<void> {
    if (count >= PORTFOLIO_ENTRIES) throw new Refusal("too_many_entries");
    const tooLong = () => invalidField(place, `an entry has at most ${ENTRY_LETTERS} characters`);
    const text = yield* nextText(source, ENTRY_LETTERS, tooLong);
    sink.add(checked(PortfolioEntrySchema, parsed(text), `${place}.`));
    count++;
  };
  const readUsecase = function* (usecase: string): Reading<void> {
    if (usecases.size >= PORTFOLIO_USECASES) throw new Refusal("too_many_usecases");
    checked(IdSchema, usecase, `${at}products`);
    const place = `${at}products.${usecase}`;
    if (usecases.has(usecase)) throw invalidField(place, "this use case is there twice");
    usecases.add(usecase);
    if ((yield* nextUnit(source)) !== ARRAY) throw invalidField(place, "expected Array");
    sink.begin(usecase);
    let index = 0;
    yield* eachElement(source, () => readEntry(`${place}.${index++}`));
  };

  yield* eachMember(source, function* (key) {
    if (head.has(key)) throw invalidField(`${at}${key.slice(0, 64)}`, "this field is there twice");
    if (key === "products") {
      head.set(key, null);
      if ((yield* nextUnit(source)) !== OBJECT) throw invalidField(`${at}products`, "expected Object");
      return yield* eachMember(source, readUsecase);
    }
    headCharacters += key.length;
    const text = yield* nextText(source, PORTFOLIO_HEAD_BYTES - headCharacters);
    headCharacters += text.length;
    head.set(key, parsed(text));
  });
  if (!head.has("products")) throw invalidField(`${at}products`, "expected Object");
  return checked(PortfolioHeadSchema, Object.fromEntries(head), at);
}
