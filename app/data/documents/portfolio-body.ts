import { BODY_LIMITS, PORTFOLIO_ENTRIES } from "../../../edge-api/contract/limits.ts";
import { productsText } from "../../../workers/engine/portfolio/entry-json.ts";
import { gzipPieces } from "../gzip-pieces.ts";
import { failed, ok, type Outcome } from "../outcome.ts";
import type { RequestBody } from "./document-kind.ts";
import type { PortfolioDocument } from "./portfolio-document.ts";

/** Shorter texts are not compressed. */
const PLAIN_CHARACTERS = 32 * 1024;

function* piecesOf({ portfolio, entries }: PortfolioDocument, withPlaces = true): Generator<string, void> {
  yield `${JSON.stringify(portfolio).slice(0, -1)},"products":`;
  if (entries.table !== undefined) yield* productsText(entries.table, withPlaces);
  yield "}";
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
  const { wire } = BODY_LIMITS.portfolio;
  let { bytes: body } = await gzipPieces(piecesOf(document));
  // better stored without the order of lines than not at all
  if (body.byteLength > wire) ({ bytes: body } = await gzipPieces(piecesOf(document, false)));
  return body.byteLength > wire ? failed("too_large", `${body.byteLength} bytes`) : ok({ body, packed: true });
}
