/** A text that is made while it is sent. */
export type Pieces = AsyncIterable<string> | Iterable<string>;

async function* chained(...texts: readonly Pieces[]): AsyncGenerator<string, void> {
  for (const pieces of texts) for await (const piece of pieces) if (piece !== "") yield piece;
}

/** Pieces as a body: the next one is made when the last one was taken. */
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

/** The same with its first piece made already, so that a store that does not answer is an error, not a body that breaks off. */
export async function startedStream(
  pieces: AsyncGenerator<string, void>,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const first = await pieces.next();
  return first.done ? streamOf([]) : streamOf([first.value], pieces);
}
