import { PART_READS } from "../contract/limits.ts";
import type { PartColumns } from "../contract/portfolio-part.ts";
import type { KnownPart, Manifest } from "../ports/part-directory.ts";
import { productsOfParts, readsFor } from "./part-products.ts";
import type { PartPorts } from "./parts.ts";
import { partReader, partsOf } from "./portfolio-entries.ts";
import { Refusal } from "./refusal.ts";

/** Stands in for a part that cannot be read. */
const NO_LINES: PartColumns = { ids: [], labels: [], useCase: [], product: [], food: [], quantity: [] };

/** Parts that an export may still read. */
export interface PartReads {
  left: number;
}
/** The reads of parts that one export of an account may make. */
export const accountReads = (): PartReads => ({ left: PART_READS.account });

/** Runs readers of a source; the first one that finds it damaged is the last one. */
function damageCollector() {
  const damaged = new Map<unknown, Refusal["details"]["fields"]>();
  return {
    faults: () => [...damaged.values()].flatMap((fields) => fields ?? []),
    /** null: the source is damaged */
    async unlessDamaged<T>(source: unknown, read: () => Promise<T>): Promise<T | null> {
      try {
        return damaged.has(source) ? null : await read();
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== "part_damaged") throw error;
        damaged.set(source, error.details.fields);
        return null;
      }
    },
  };
}

/**
 * Entries as members of a JSON object, as a stored manifest names them; nothing is written. They are `products`; or `parts` with
 * their columns, if `products` takes too many reads; or the names of `parts`, if these are too many too. `damaged` names
 * the lines that could not be read, if there are any.
 */
export async function* exportedEntries(
  ports: PartPorts,
  owner: string,
  manifest: Manifest,
  reads: PartReads,
): AsyncGenerator<string, void> {
  const damage = damageCollector();
  const { known, lost } = partsOf(manifest);
  const read = partReader(ports, owner);
  const textOf = (part: KnownPart, firstLine: number) => damage.unlessDamaged(part, () => read(part, firstLine));
  const productReads = readsFor(known);
  if (productReads <= Math.min(PART_READS.portfolio, reads.left)) {
    reads.left -= productReads;
    yield `"products":`;
    yield* productsOfParts(known, async (part, firstLine) => {
      const text = await textOf(part, firstLine);
      return text === null ? NO_LINES : (JSON.parse(text) as PartColumns);
    });
  } else if (known.length <= reads.left) {
    reads.left -= known.length;
    yield `"parts":`;
    let separator = "[";
    let firstLine = 0;
    for (const part of known) {
      const text = await textOf(part, firstLine);
      if (text !== null) yield separator + text;
      if (text !== null) separator = ",";
      firstLine += part.lines;
    }
    yield separator === "[" ? "[]" : "]";
  } else {
    yield `"parts":${JSON.stringify(known.map(({ sha256, lines }) => ({ sha256, lines })))}`;
  }
  const unread = [...lost, ...damage.faults()];
  if (unread.length > 0) yield `,"damaged":${JSON.stringify(unread)}`;
}
