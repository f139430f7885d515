// @vitest-environment node
import { expect, test } from "vitest";
import { streamPieces } from "../../../app/data/gzip-pieces.ts";

const MIB = 1024 * 1024;

test("the pieces contain exactly the bytes of the stream, and other work can run between them", async () => {
  const whole = Uint8Array.from({ length: 3 * MIB }, (_, at) => at % 251);
  const views = [whole.subarray(0, MIB), whole.subarray(MIB, 2 * MIB), whole.subarray(2 * MIB)];
  let turns = 0;
  let isDone = false;
  const turn = (): void => {
    if (isDone) return;
    turns += 1;
    setImmediate(turn);
  };
  setImmediate(turn);
  const pieces = await streamPieces(
    new ReadableStream({
      start: (stream) => {
        for (const view of views) stream.enqueue(view);
        stream.close();
      },
    }),
  );
  isDone = true;
  expect(pieces.map(({ byteLength }) => byteLength)).toEqual([MIB, MIB, MIB]);
  expect(await new Blob([...pieces]).arrayBuffer()).toEqual(whole.buffer);
  expect(turns).toBeGreaterThan(1);
});

test("a stream that breaks off rejects", async () => {
  const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({ start: (stream) => stream.error(new TypeError("cut")) });
  await expect(streamPieces(broken)).rejects.toThrow("cut");
});
