import { PORTFOLIO_ENTRIES, PORTFOLIO_HEAD_BYTES, PORTFOLIO_USECASES } from "../contract/limits.ts";
import { IdSchema } from "../contract/ids.ts";
import { PortfolioEntrySchema, PortfolioHeadSchema } from "../contract/portfolio.ts";
import type { PortfolioHead } from "../contract/portfolio.ts";
import { eachElement, eachMember, parsedPart, skipSpace, valueEnd } from "./json-scan.ts";
import { growingColumns } from "./portfolio-columns.ts";
import type { PortfolioColumns } from "./portfolio-columns.ts";
import { checked } from "./read-body.ts";
import { Refusal } from "./refusal.ts";

const refuse = (field: string, fault: string) => new Refusal("invalid", { fields: [{ field, text: fault }] });

/**
 * Reads a portfolio in one pass: each entry is checked as it comes by and goes into columns. A tree of 100,000
 * objects never exists.
 *
 * @throws Refusal malformed_json, invalid, too_many_entries, too_many_usecases, too_large (everything but the entries)
 */
export function readPortfolio(text: string): { readonly head: PortfolioHead; readonly columns: PortfolioColumns } {
  const head = new Map<string, unknown>();
  const growing = growingColumns();
  const { columns } = growing;
  let headUnits = 0;
  const start = skipSpace(text, 0);
  if (text[start] !== "{") {
    parsedPart(text, 0, text.length);
    throw refuse("", "expected Object");
  }

  const readEntry = (place: string, at: number): number => {
    if (columns.quantity.length >= PORTFOLIO_ENTRIES) throw new Refusal("too_many_entries");
    const end = valueEnd(text, at);
    growing.add(checked(PortfolioEntrySchema, parsedPart(text, at, end), `${place}.`));
    return end;
  };
  const readUsecase = (usecase: string, at: number): number => {
    if (columns.usecases.length >= PORTFOLIO_USECASES) throw new Refusal("too_many_usecases");
    checked(IdSchema, usecase, "products");
    if (!growing.begin(usecase)) throw refuse(`products.${usecase}`, "this use case is there twice");
    if (text[at] !== "[") throw refuse(`products.${usecase}`, "expected Array");
    let index = 0;
    return eachElement(text, at, (element) => readEntry(`products.${usecase}.${index++}`, element));
  };
  const end = eachMember(text, start, (key, at) => {
    if (head.has(key)) throw refuse(key.slice(0, 64), "this field is there twice");
    if (key === "products") {
      head.set(key, null);
      if (text[at] !== "{") throw refuse("products", "expected Object");
      return eachMember(text, at, readUsecase);
    }
    const to = valueEnd(text, at);
    headUnits += to - at;
    if (headUnits > PORTFOLIO_HEAD_BYTES) throw new Refusal("too_large");
    head.set(key, parsedPart(text, at, to));
    return to;
  });
  if (skipSpace(text, end) < text.length) throw new Refusal("malformed_json");
  if (!head.has("products")) throw refuse("products", "expected Object");
  return { head: checked(PortfolioHeadSchema, Object.fromEntries(head)), columns };
}
