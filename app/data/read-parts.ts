import * as v from "valibot";
import type { PartColumns } from "../../edge-api/contract/portfolio-part.ts";
import { yieldToEventLoop } from "../../workers/yield-to-event-loop.ts";
import { jsonOf } from "./json-of.ts";
import { failed, ok, type Done, type Outcome } from "./outcome.ts";

const ListedSchema = v.array(v.object({ sha256: v.string(), lines: v.number() }));
const lists = v.array(v.unknown());
/** Parts that are requested ahead: enough to fill a slow line, few enough to bound the memory. */
const AHEAD = 4;
/** The server has checked the numbers when they were sent. */
export const PartSchema = v.looseObject({
  ids: lists,
  labels: lists,
  useCase: lists,
  product: lists,
  food: lists,
  quantity: lists,
});

/**
 * Reads parts in order, with the next ones requested meanwhile.
 *
 * @param read gives the text of a part
 * @returns `part_damaged` names the lines of a part that the server cannot read
 */
export async function readParts(
  listed: unknown,
  add: (part: PartColumns) => void,
  read: (name: string) => Promise<Outcome<string>>,
): Done {
  const parts = v.safeParse(ListedSchema, listed);
  if (!parts.success) return failed("bad_reply", "no list of parts");
  const of = parts.output.reduce((sum, { lines }) => sum + lines, 0);
  const requested: Promise<Outcome<string>>[] = [];
  let first = 1;
  for (const [at, { sha256, lines }] of parts.output.entries()) {
    for (const next of parts.output.slice(requested.length, at + AHEAD)) requested.push(read(next.sha256));
    const text = (await requested[at]) ?? failed("not_found", sha256);
    if (!text.ok) {
      const { code, detail } = text.problem;
      if (code !== "part_damaged" && code !== "not_found") return text;
      return { ok: false, problem: { code: "part_damaged", detail, lines: { first, last: first + lines - 1, of } } };
    }
    const part = v.safeParse(PartSchema, jsonOf(text.value));
    if (!part.success) return failed("bad_reply", `part ${sha256}`);
    add(part.output as unknown as PartColumns);
    first += lines;
    await yieldToEventLoop();
  }
  return ok(null);
}
