import { BODY_LIMITS, PART, PORTFOLIO_ENTRIES } from "../../../edge-api/contract/limits.ts";
import { productsText } from "../../../workers/engine/portfolio/entry-json.ts";
import { partEnds, partText } from "../../../workers/engine/portfolio/entry-part.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { yieldToEventLoop } from "../../../workers/yield-to-event-loop.ts";
import { gzipPieces } from "../gzip-pieces.ts";
import { failed, ok, type Outcome } from "../outcome.ts";
import { slicedSha256 } from "../sliced-hash.ts";
import type { RequestBody } from "./document-kind.ts";
import type { PortfolioDocument } from "./portfolio-document.ts";

/** Shorter texts are not compressed. */
const PLAIN_CHARACTERS = 32 * 1024;

function* piecesOf({ portfolio, entries }: PortfolioDocument, withPlaces = true): Generator<string, void> {
  yield `${JSON.stringify(portfolio).slice(0, -1)},"products":`;
  if (entries.table !== undefined) yield* productsText(entries.table, withPlaces);
  yield "}";
}

/** A body that names the parts of the lines, so that only missing ones are sent. Their texts are made twice, not kept. */
async function partedBody(head: object, table: EntryTable): Promise<RequestBody> {
  const ends = partEnds(table);
  let step = ends.next();
  for (; step.done !== true; step = ends.next()) await yieldToEventLoop();
  const lines = new Map<string, readonly [number, number]>();
  const parts: string[] = [];
  let from = 0;
  for (const to of step.value) {
    const name = await slicedSha256(partText(table, from, to));
    lines.set(name, [from, to]);
    parts.push(name);
    from = to;
  }
  return {
    body: JSON.stringify({ ...head, parts }),
    packed: false,
    part: async (name) => {
      const [first, end] = lines.get(name) ?? [0, 0];
      return end === 0 ? null : (await gzipPieces(partText(table, first, end))).bytes;
    },
  };
}

/** The request body of a portfolio, made in slices. `too_large` = the server does not take this size; the portfolio stays here. */
export async function portfolioBody(document: PortfolioDocument): Promise<Outcome<RequestBody>> {
  const { entry_count, table } = document.entries;
  if (table === undefined) return failed("storage_unavailable", "the entries cannot be read");
  if (entry_count > PORTFOLIO_ENTRIES) return failed("too_large", `${entry_count} entries`);
  if (entry_count < PLAIN_CHARACTERS / 128) {
    const body = [...piecesOf(document)].join("");
    if (body.length <= PLAIN_CHARACTERS) return ok({ body, packed: false });
  }
  // fewer lines are one part, which is no saving
  if (entry_count > PART.lines / 2) return ok(await partedBody(document.portfolio, table));
  const { wire } = BODY_LIMITS.portfolio;
  let { bytes: body } = await gzipPieces(piecesOf(document));
  // better stored without the order of lines than not at all
  if (body.byteLength > wire) ({ bytes: body } = await gzipPieces(piecesOf(document, false)));
  return body.byteLength > wire ? failed("too_large", `${body.byteLength} bytes`) : ok({ body, packed: true });
}
