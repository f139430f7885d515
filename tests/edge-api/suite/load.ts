import assert from "node:assert/strict";
import { toyDataset } from "../../fixtures/toy-dataset.ts";
import { jsonOf, publish, type ApiUnderTest } from "./api-under-test.ts";
import { comparison, food } from "./items.ts";
import { codeOf, person, type Person } from "./people.ts";
import { IS_SOAK } from "../../fixtures/soak.ts";

/** Rounds of five calls that each connection makes. */
const ROUNDS = IS_SOAK ? 10 : 2;
export const CONNECTIONS = IS_SOAK ? 50 : 12;
/** Several connections per person, each with its own items. */
const PEOPLE = IS_SOAK ? 10 : 4;
const MAX_ITEMS = 1;

/** Acknowledged state by item id: the name of the item. */
type Acknowledged = Map<string, string>;

/**
 * Creates, changes, reads and deletes items of one person, one request after the other. Waits
 * as long as the server says when the write rate is exceeded.
 */
async function connection(
  api: ApiUnderTest,
  who: Person,
  own: string,
  afterAcknowledgement: Acknowledged,
  failures: string[],
): Promise<void> {
  const kept: string[] = [];
  const asked = async (path: string, body?: unknown): Promise<boolean> => {
    try {
      const answer = await who.ask(path, body);
      if (codeOf(answer) === "too_many_writes") {
        await api.pass(Number(answer.headers.get("Retry-After")) * 1000);
        return asked(path, body);
      }
      const { status } = answer;
      if (status !== 200) failures.push(`${status} ${path}`);
      return status === 200;
    } catch (error) {
      failures.push(`${String(error)} ${path}`);
      return false;
    }
  };
  for (let step = 0; step < ROUNDS; step++) {
    const id = `${own}_${step}`;
    if (await asked("/api/createComparison", comparison(id, "made"))) afterAcknowledgement.set(id, "made");
    kept.push(id);
    const changed = kept[step % kept.length] ?? id;
    const name = `changed ${step}`;
    if (await asked("/api/updateComparison", comparison(changed, name))) afterAcknowledgement.set(changed, name);
    if (kept.length > MAX_ITEMS) {
      const oldest = kept.shift() ?? id;
      if (await asked(`/api/deleteComparison/${oldest}`)) afterAcknowledgement.delete(oldest);
    }
    await asked("/api/createFood", food(`${own}_food`, `food ${step}`));
    await asked(step % 2 === 0 ? "/api/listComparison" : "/api/listData");
  }
}

/** Runs many connections at once. @throws if a call is refused or an acknowledged write is not stored */
export async function standLoad(api: ApiUnderTest): Promise<void> {
  await publish(api, toyDataset("load"));
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => person(api)));
  const afterAcknowledgement = people.map((): Acknowledged => new Map());
  const failures: string[] = [];
  const connections = Array.from({ length: CONNECTIONS }).flatMap((_, at) => {
    const [who, told] = [people[at % PEOPLE], afterAcknowledgement[at % PEOPLE]];
    return who && told ? [connection(api, who, `c${at}`, told, failures)] : [];
  });
  assert.equal(connections.length, CONNECTIONS);
  await Promise.all(connections);
  assert.deepEqual(failures, []);
  for (const [at, who] of people.entries()) {
    const stored = jsonOf(await who.ask("/api/listComparison")) as {
      comparison_id: string;
      comparison_name: string;
    }[];
    const byId = stored.map(({ comparison_id, comparison_name }) => [comparison_id, comparison_name] as const);
    assert.deepEqual(new Map(byId), afterAcknowledgement[at]);
    assert.equal(byId.length, afterAcknowledgement[at]?.size ?? 0);
  }
}
