import { partEnds, partText } from "../../../workers/engine/portfolio/entry-part.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { yieldToEventLoop } from "../../../workers/yield-to-event-loop.ts";
import { gzipPieces } from "../gzip-pieces.ts";
import { slicedSha256 } from "../sliced-hash.ts";
import type { RequestBody } from "./portfolio-body.ts";

/** A body that names the parts of the lines, so that only missing ones are sent. Their texts are made twice, not kept. */
export async function partedBody(head: object, table: EntryTable): Promise<RequestBody> {
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
