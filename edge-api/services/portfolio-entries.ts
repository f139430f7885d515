import type { FieldError } from "../contract/errors.ts";
import { LISTED_CHARACTERS, LISTED_ENTRIES, PART_READS } from "../contract/limits.ts";
import type { PartColumns } from "../contract/portfolio-part.ts";
import type { Ports } from "../ports.ts";
import type { KnownPart, Manifest, UseCaseLines } from "../ports/part-directory.ts";
import { readPieces, type JsonSource, type Reading } from "./json-scan.ts";
import type { KeepPart } from "./part-columns.ts";
import { productsOfParts, readsFor } from "./part-products.ts";
import { keepPart, partText, type PartPorts } from "./parts.ts";
import { chained, type Pieces } from "./pieces.ts";
import { Refusal } from "./refusal.ts";

export type EntryPorts = PartPorts & Pick<Ports, "now" | "pause">;

/** Stores parts as they come. */
function partKeeper(ports: EntryPorts, owner: string) {
  const pending: (readonly [PartColumns, UseCaseLines])[] = [];
  const manifest: string[] = [];
  return {
    pending,
    manifest,
    /** Takes a part to be stored by `storePending`. */
    keep: ((part, usecases) => {
      if (part.quantity.length > 0 || pending.length + manifest.length === 0) pending.push([part, usecases]);
    }) satisfies KeepPart,
    async storePending(): Promise<void> {
      for (;;) {
        const [part, usecases] = pending.shift() ?? [];
        if (part === undefined || usecases === undefined) return;
        const content = { lines: part.quantity.length, usecases };
        manifest.push((await keepPart(ports, owner, JSON.stringify(part), content)).sha256);
      }
    },
  };
}

/** Entries of a portfolio as they are stored: a few as JSON text of `products`, more in parts. */
type ReadEntries =
  | { readonly products: string; readonly manifest?: undefined }
  | { readonly manifest: readonly string[]; readonly products?: undefined };

/**
 * Reads a body with entries; their parts are stored as they arrive, before anything names them. Yields the thread between
 * pieces of the text.
 *
 * @param read parses the text and gives each part of the entries away
 */
export async function readWithEntries<T extends { readonly count: number }>(
  ports: EntryPorts,
  owner: string,
  pieces: AsyncIterable<string>,
  read: (source: JsonSource, keep: KeepPart) => Reading<T>,
): Promise<T & ReadEntries> {
  const keeper = partKeeper(ports, owner);
  let entriesKept = 0;
  const found = await readPieces(
    pieces,
    (source) =>
      read(source, (part, usecases) => {
        entriesKept += part.quantity.length;
        keeper.keep(part, usecases);
      }),
    async () => {
      // a few entries may all have arrived, and stay in the body then
      if (entriesKept > LISTED_ENTRIES) await keeper.storePending();
      await ports.pause(0);
    },
  );
  const [only, ...more] = keeper.pending;
  if (found.count <= LISTED_ENTRIES && more.length + keeper.manifest.length === 0) {
    if (only === undefined) return { ...found, products: "{}" };
    const [part, usecases] = only;
    const known = { sha256: "", lines: found.count, usecases };
    let products = "";
    for await (const text of productsOfParts([known], async () => part)) products += text;
    // a longer one may be too long for a row
    if (products.length <= LISTED_CHARACTERS) return { ...found, products };
  }
  await keeper.storePending();
  return { ...found, manifest: keeper.manifest };
}

/** The lines of a part as a sentence names them: from 1. */
const linesText = (first: number, { lines }: KnownPart): string => `lines ${first + 1} to ${first + lines}`;

/** Reads the text of a part. @throws Refusal part_damaged, naming the lines */
export const partReader =
  (ports: PartPorts, owner: string) =>
  (part: KnownPart, firstLine: number): Promise<string> =>
    partText(ports, { owner, sha256: part.sha256 }, linesText(firstLine, part));

/** The parts of a manifest that the directory knows, and the others as refusals name them. */
export function partsOf(manifest: Manifest): {
  readonly known: readonly KnownPart[];
  readonly lost: readonly FieldError[];
} {
  const known = manifest.filter((part) => part.lines !== null);
  const lost = manifest.flatMap(({ lines }, at) =>
    lines === null ? [{ field: `part ${at + 1} of ${manifest.length}`, text: "missing" }] : [],
  );
  return { known, lost };
}

/** Whether a reply can give the entries of a manifest use case by use case. */
export const canBeProducts = (manifest: Manifest): boolean => readsFor(partsOf(manifest).known) <= PART_READS.portfolio;

/** Stored parts as the member `products`. @throws Refusal part_damaged, naming the lines or the parts */
export function productsMember(ports: PartPorts, owner: string, manifest: Manifest): Pieces {
  const { known, lost } = partsOf(manifest);
  if (lost.length > 0) throw new Refusal("part_damaged", { fields: lost });
  const read = partReader(ports, owner);
  const columns = async (part: KnownPart, first: number) => JSON.parse(await read(part, first)) as PartColumns;
  return chained([`"products":`], productsOfParts(known, columns));
}
