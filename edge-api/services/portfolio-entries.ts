import { LISTED_CHARACTERS, LISTED_ENTRIES } from "../contract/limits.ts";
import type { Ports } from "../ports.ts";
import { readPieces, type JsonSource, type Reading } from "./json-scan.ts";
import { packedText, type PackedText } from "./packed-text.ts";
import { productsText, type LineSink } from "./products-text.ts";

/** Entries as they are stored: a few as JSON text of `products`, more in a body that has begun. */
export type ReadEntries = { readonly lines: number } & (
  | { readonly products: string; readonly packed?: undefined }
  | { readonly packed: PackedText; readonly products?: undefined }
);

/**
 * Reads a document with entries and compresses these as they arrive. Yields the thread between pieces of the text.
 *
 * @param opening text of the stored document before the entries
 * @param read parses the text and gives the entries away
 */
export async function readWithEntries<T>(
  { pause }: Pick<Ports, "pause">,
  opening: string,
  pieces: AsyncIterable<string>,
  read: (source: JsonSource, sink: LineSink) => Reading<T>,
): Promise<T & ReadEntries> {
  const products = productsText();
  let packed: PackedText | undefined;
  const compress = async (): Promise<void> => {
    if (packed === undefined && products.lines() <= LISTED_ENTRIES && products.characters() <= LISTED_CHARACTERS)
      return;
    if (packed === undefined) {
      packed = packedText();
      await packed.write(opening);
    }
    for (const piece of products.pieces.splice(0)) await packed.write(piece);
  };
  const found = await readPieces(
    pieces,
    (source) => read(source, products),
    async () => {
      await compress();
      await pause(0);
    },
  );
  products.end();
  await compress();
  const lines = products.lines();
  return packed === undefined ? { ...found, lines, products: products.pieces.join("") } : { ...found, lines, packed };
}
