import { expect, test } from "vitest";
import { inSpanish } from "../../../app/data/row-names.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { ReferenceBytes } from "../../../workers/scoring-api.ts";
import type { Result } from "../../../workers/boundary.ts";

const BYTES: ReferenceBytes = { version: "v1", base: [], regions: {} };

const setUp = () => {
  const given: (string | undefined)[] = [];
  const take = async ({ names }: ReferenceBytes): Promise<Result<Catalogue>> => {
    given.push(names);
    return { ok: false, problem: { code: "internal", detail: "a double" } };
  };
  let answers: (() => Response | Promise<Response>)[] = [];
  let asked = 0;
  const fetch = async (): Promise<Response> => {
    asked += 1;
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError("Failed to fetch");
    return answer();
  };
  return {
    engine: inSpanish({ loadReference: take, keepReference: take }, fetch),
    given,
    asked: () => asked,
    answer: (...next: typeof answers) => (answers = next),
  };
};

const json = (text: string) => () => new Response(text, { headers: { "Content-Type": "application/json" } });

test("every dataset gets the names, which are fetched once", async () => {
  const { engine, given, asked, answer } = setUp();
  answer(json('{"metric":{}}'));
  await engine.loadReference(BYTES);
  await engine.keepReference({ ...BYTES, version: "v0" });
  expect(given).toEqual(['{"metric":{}}', '{"metric":{}}']);
  expect(asked()).toBe(1);
});

test("without the names a dataset is unchanged, and the next one requests them again", async () => {
  const { engine, given, answer } = setUp();
  answer(
    () => Promise.reject(new TypeError("Failed to fetch")),
    () => new Response("<html>", { headers: { "Content-Type": "text/html" } }),
    json("{}"),
  );
  await engine.loadReference(BYTES);
  await engine.loadReference(BYTES);
  await engine.loadReference(BYTES);
  expect(given).toEqual([undefined, undefined, "{}"]);
});
