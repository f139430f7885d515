import type { FieldError } from "../contract/errors.ts";
import { LISTED_CHARACTERS, LISTED_ENTRIES } from "../contract/limits.ts";
import type { PartColumns } from "../contract/portfolio-part.ts";
import type { Ports } from "../ports.ts";
import type { StoredPortfolio } from "../ports/item-store.ts";
import type { KnownPart, Manifest, UseCaseLines } from "../ports/part-directory.ts";
import { bytesOf } from "./base64.ts";
import { gunzip } from "./gzip.ts";
import { readPieces, type JsonSource, type Reading } from "./json-scan.ts";
import { blockText, columnsOf, linesOf, type PortfolioColumns } from "./older-blocks.ts";
import { partSplitter, type KeepPart } from "./part-columns.ts";
import { productsOfParts } from "./part-products.ts";
import { keepPart, partText, type PartPorts } from "./parts.ts";
import { Refusal } from "./refusal.ts";

export type EntryPorts = PartPorts & Pick<Ports, "now" | "pause">;

/** Stands in for a part that cannot be read. */
const NO_LINES: PartColumns = { ids: [], labels: [], useCase: [], product: [], food: [], quantity: [] };

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

/** Reads a part. @throws Refusal part_damaged, naming the lines */
const partReader =
  (ports: PartPorts, owner: string) =>
  async (part: KnownPart, first: number): Promise<PartColumns> =>
    JSON.parse(await partText(ports, { owner, sha256: part.sha256 }, linesText(first, part))) as PartColumns;

/** The parts of a manifest that the directory knows, and the others as refusals name them. */
function partsOf(manifest: Manifest): { readonly known: readonly KnownPart[]; readonly lost: readonly FieldError[] } {
  const known = manifest.filter((part) => part.lines !== null);
  const lost = manifest.flatMap(({ lines }, at) =>
    lines === null ? [{ field: `part ${at + 1} of ${manifest.length}`, text: "missing" }] : [],
  );
  return { known, lost };
}

/** Stored parts as JSON text of `products`. @throws Refusal part_damaged, naming the lines or the parts */
export function partsText(ports: PartPorts, owner: string, manifest: Manifest) {
  const { known, lost } = partsOf(manifest);
  if (lost.length > 0) throw new Refusal("part_damaged", { fields: lost });
  return productsOfParts(known, partReader(ports, owner));
}

/** The columns of a block of an earlier build. @throws Refusal part_damaged, naming the block */
async function readBlock(block: string, at: number, count: number): Promise<PortfolioColumns> {
  try {
    return columnsOf(new TextDecoder().decode(await gunzip(bytesOf(block))));
  } catch (cause) {
    const fields = [{ field: `block ${at + 1} of ${count}`, text: "damaged" }];
    throw new Refusal("part_damaged", { cause, fields });
  }
}

/**
 * Entries as JSON text of `products`, from whatever stores them; nothing is written. Behind it stands the list `damaged`
 * with the lines that could not be read, if there are any.
 */
export async function* exportedText(
  ports: PartPorts,
  owner: string,
  { manifest, blocks }: Pick<StoredPortfolio, "blocks" | "manifest">,
): AsyncGenerator<string, void> {
  const damaged = new Map<KnownPart | number, Refusal["details"]["fields"]>();
  const unlessDamaged = async <T>(source: KnownPart | number, read: () => Promise<T>): Promise<T | null> => {
    try {
      return damaged.has(source) ? null : await read();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "part_damaged") throw error;
      damaged.set(source, error.details.fields);
      return null;
    }
  };
  if (manifest === null) {
    const text = blockText();
    for (const [at, block] of blocks.entries()) {
      const columns = await unlessDamaged(at, () => readBlock(block, at, blocks.length));
      if (columns !== null) yield text.next(columns);
    }
    yield text.end();
  } else {
    const read = partReader(ports, owner);
    yield* productsOfParts(
      partsOf(manifest).known,
      async (part, first) => (await unlessDamaged(part, () => read(part, first))) ?? NO_LINES,
    );
  }
  const faults = [...partsOf(manifest ?? []).lost, ...[...damaged.values()].flatMap((fields) => fields ?? [])];
  if (faults.length > 0) yield `,"damaged":${JSON.stringify(faults)}`;
}

/**
 * Stores blocks of an earlier build as parts.
 *
 * @returns their names
 * @throws Refusal part_damaged, naming the block
 */
export async function partsOfBlocks(
  ports: EntryPorts,
  owner: string,
  blocks: readonly string[],
): Promise<readonly string[]> {
  const keeper = partKeeper(ports, owner);
  const parts = partSplitter(keeper.keep);
  for (const [at, block] of blocks.entries()) {
    for (const { usecase, entry } of linesOf(await readBlock(block, at, blocks.length))) {
      if (entry === null) parts.begin(usecase);
      else parts.add(entry);
    }
    await keeper.storePending();
    await ports.pause(0);
  }
  parts.end();
  await keeper.storePending();
  return keeper.manifest;
}
