import { SHARE_HEAD_CHARACTERS } from "../contract/limits.ts";
import { ShareSchema, type Share } from "../contract/share.ts";
import { eachMember, endOfText, nextText, nextUnit, parsed, type JsonSource, type Reading } from "./json-scan.ts";
import { expectObject, readPortfolioObject } from "./portfolio-body.ts";
import type { LineSink } from "./products-text.ts";
import { checked } from "./read-body.ts";
import { invalidField } from "./refusal.ts";

const OBJECT = "{".charCodeAt(0);

/**
 * Parses a share in one pass; the entries of its portfolio go to the sink as they arrive (readPortfolio) and are
 * missing in the result.
 *
 * @throws Refusal as readPortfolio; too_large for all but the entries
 */
export function* readShare(source: JsonSource, sink: LineSink): Reading<{ readonly share: Share }> {
  const members = new Map<string, unknown>();
  let characters = 0;
  yield* expectObject(source, SHARE_HEAD_CHARACTERS);
  yield* eachMember(source, function* (key) {
    if (members.has(key)) throw invalidField(key.slice(0, 64), "this field is there twice");
    if (key === "portfolio" && (yield* nextUnit(source)) === OBJECT) {
      const head = yield* readPortfolioObject(source, sink, "portfolio.");
      members.set(key, { ...head, products: {} });
      return;
    }
    characters += key.length;
    const text = yield* nextText(source, SHARE_HEAD_CHARACTERS - characters);
    characters += text.length;
    members.set(key, parsed(text));
  });
  yield* endOfText(source);
  return { share: checked(ShareSchema, Object.fromEntries(members)) };
}
