// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import { sqliteApi } from "../../edge-api/suite/sqlite-api.ts";
import { COMMANDS, Story, type Command } from "./play.ts";
import { IS_SOAK } from "../../fixtures/soak.ts";

const STORIES = IS_SOAK ? 1000 : 25;
const STORY_MS = 60_000;

const OFTEN = { create: 3, edit: 12, wait: 6, "wait long": 2, crash: 2, fault: 2, decide: 2, look: 2 } as const;

const names = Object.keys(COMMANDS) as (keyof typeof COMMANDS)[];
const command: fc.Arbitrary<Command> = fc.record({
  what: fc.constantFrom(
    ...names.flatMap((name) =>
      Array.from({ length: name in OFTEN ? OFTEN[name as keyof typeof OFTEN] : 1 }, () => name),
    ),
  ),
  who: fc.nat(7),
  which: fc.nat(15),
  how: fc.nat(15),
});

/** A field edited while another one is asked about: it was overwritten unasked once. */
const EDITED_WHILE_ASKED: Command[] = [
  { what: "create", who: 1, which: 0, how: 0 },
  { what: "wait long", who: 0, which: 0, how: 0 },
  { what: "edit", who: 1, which: 0, how: 0 },
  { what: "edit", who: 1, which: 0, how: 4 },
  // three tabs from here on: the first one is of the other device
  { what: "second tab", who: 0, which: 0, how: 0 },
  { what: "wait", who: 0, which: 0, how: 0 },
  { what: "edit", who: 0, which: 0, how: 0 },
  { what: "create", who: 0, which: 0, how: 0 },
  { what: "second tab", who: 0, which: 0, how: 0 },
  { what: "edit", who: 0, which: 0, how: 1 },
  { what: "create", who: 0, which: 0, how: 0 },
];

test(
  `${STORIES} random stories of two devices, several tabs and a server: nothing is lost or duplicated, and what shows as saved is stored`,
  { timeout: STORIES * STORY_MS },
  async () => {
    const server = await sqliteApi();
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 30, size: "max" }), async (commands) => {
        const story = await Story.begin(server);
        for (const each of commands) await story.play(each);
        await story.end();
        expect(story.faults).toEqual([]);
      }),
      { numRuns: STORIES, examples: [[EDITED_WHILE_ASKED]] },
    );
  },
);
