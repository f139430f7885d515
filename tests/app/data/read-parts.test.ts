// @vitest-environment node
import { expect, test } from "vitest";
import { readParts } from "../../../app/data/read-parts.ts";
import { failed, ok, type Outcome } from "../../../app/data/outcome.ts";

const COLUMNS = { labels: [""], useCase: [0], product: [0], food: [0], quantity: [1] };
const listed = Array.from({ length: 9 }, (_, at) => ({ sha256: `part ${at}`, lines: 10 }));

/** Requests that are answered by hand. */
const heldRequests = () => {
  const requested: string[] = [];
  const answers = new Map<string, (text: Outcome<string>) => void>();
  const read = (name: string) => {
    requested.push(name);
    return new Promise<Outcome<string>>((answer) => answers.set(name, answer));
  };
  const give = (name: string) => answers.get(name)?.(ok(JSON.stringify({ ...COLUMNS, ids: [name] })));
  return { requested, read, give, answers };
};

test("a few parts are requested at once, and joined in order however they arrive", async () => {
  const { requested, read, give } = heldRequests();
  const joined: unknown[] = [];
  const done = readParts(listed, (part) => joined.push(part.ids[0]), read);
  await expect.poll(() => requested).toEqual(["part 0", "part 1", "part 2", "part 3"]);
  for (const name of ["part 2", "part 1", "part 3"]) give(name);
  expect(joined).toEqual([]);
  give("part 0");
  await expect.poll(() => requested.length).toBe(8);
  for (const { sha256 } of listed) give(sha256);
  await expect.poll(() => requested.length).toBe(9);
  give("part 8");
  expect(await done).toEqual(ok(null));
  expect(joined).toEqual(listed.map(({ sha256 }) => sha256));
});

test("a damaged part is named by its lines, and no more parts are requested", async () => {
  const { requested, read, give, answers } = heldRequests();
  const done = readParts(listed, () => undefined, read);
  await expect.poll(() => requested.length).toBe(4);
  give("part 0");
  answers.get("part 1")?.(failed("part_damaged", ""));
  expect(await done).toMatchObject({
    ok: false,
    problem: { code: "part_damaged", lines: { first: 11, last: 20, of: 90 } },
  });
  expect(requested).toHaveLength(5);
});
