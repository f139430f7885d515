import { BODY_LIMITS, PORTFOLIO_ENTRIES } from "../../../edge-api/contract/limits.ts";
import { productsText } from "../../../workers/engine/portfolio/entry-json.ts";
import { yieldToEventLoop } from "../../../workers/yield-to-event-loop.ts";
import { failed, ok, type Outcome } from "../outcome.ts";
import type { PortfolioDocument } from "./portfolio-document.ts";

/** What goes to the server: text, or bytes packed by gzip. */
export interface RequestBody {
  readonly body: string | ArrayBuffer;
  readonly packed: boolean;
}

/** Letters up to which packing is not worth the while. */
const PLAIN_LETTERS = 32 * 1024;

/** Packs texts as they come; between them the page is free. */
async function packed(pieces: Iterable<string>): Promise<ArrayBuffer> {
  const gzip = new CompressionStream("gzip");
  const all = new Response(gzip.readable).arrayBuffer();
  const writer = gzip.writable.getWriter();
  const encoder = new TextEncoder();
  for (const piece of pieces) {
    await writer.write(encoder.encode(piece));
    await yieldToEventLoop();
  }
  await writer.close();
  return all;
}

function* piecesOf({ portfolio, entries }: PortfolioDocument, withPlaces = true): Generator<string, void> {
  yield `${JSON.stringify(portfolio).slice(0, -1)},"products":`;
  if (entries.table !== undefined) yield* productsText(entries.table, withPlaces);
  yield "}";
}

/** A portfolio as the server takes it, made in slices. `too_large` = it takes none of this size, the portfolio stays here. */
export async function portfolioBody(document: PortfolioDocument): Promise<Outcome<RequestBody>> {
  const { entry_count, table } = document.entries;
  if (table === undefined) return failed("storage_unavailable", "the entries cannot be read");
  if (entry_count > PORTFOLIO_ENTRIES) return failed("too_large", `${entry_count} entries`);
  if (entry_count < PLAIN_LETTERS / 128) {
    const body = [...piecesOf(document)].join("");
    if (body.length <= PLAIN_LETTERS) return ok({ body, packed: false });
  }
  const { wire } = BODY_LIMITS.portfolio;
  let body = await packed(piecesOf(document));
  // better kept without the order of its lines than not at all
  if (body.byteLength > wire) body = await packed(piecesOf(document, false));
  return body.byteLength > wire ? failed("too_large", `${body.byteLength} bytes`) : ok({ body, packed: true });
}
