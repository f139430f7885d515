/** A text produced piece by piece. */
export type Pieces = AsyncIterable<string> | Iterable<string>;

/** Texts as one; empty pieces are left out. */
export async function* chained(...texts: readonly Pieces[]): AsyncGenerator<string, void> {
  for (const pieces of texts) for await (const piece of pieces) if (piece !== "") yield piece;
}

/** A response body of the pieces in UTF-8; each piece is produced only when the reader asks for it. */
export function streamOf(...texts: readonly Pieces[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = chained(...texts);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return();
    },
  });
}

/**
 * A body like streamOf whose first piece is already produced, so that a failing store becomes an error reply instead of
 * a broken body.
 */
export async function startedStream(
  pieces: AsyncGenerator<string, void>,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const first = await pieces.next();
  return first.done ? streamOf([]) : streamOf([first.value], pieces);
}
