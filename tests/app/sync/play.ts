import type { Outcome } from "../../../app/state/core/outcome.ts";
import { conflictsAtom, decideConflictAtom, type Decision } from "../../../app/state/work/conflicts.ts";
import { comparisonAtoms, comparisonsAtom, createComparisonAtom } from "../../../app/state/work/comparisons.ts";
import { foodAtoms } from "../../../app/state/work/foods.ts";
import { outboxAtom } from "../../../app/state/work/outbox.ts";
import { portfolioAtoms } from "../../../app/state/work/portfolio-heads.ts";
import { saveStateAtom } from "../../../app/state/work/save-state.ts";
import { returnedAtom } from "../../../app/state/work/sync.ts";
import { undoableDeletesAtom, undoDeleteAtom } from "../../../app/state/work/undo.ts";
import { endOwnerAtom } from "../../../app/state/work/work.ts";
import { storedItems } from "../../edge-api/suite/items.ts";
import type { SqliteApi } from "../../edge-api/suite/sqlite-api.ts";
import { ACTORS, fieldOf, type Actor } from "./actors.ts";
import { makeDevice, type Device, type NetworkFault } from "./device.ts";
import { Ledger } from "./ledger.ts";
import { World, type Tab } from "./world.ts";

const FAULTS: readonly NetworkFault[] = ["lost reply", "500 before", "500 after", "429"];
const DECISIONS: readonly Decision[] = [
  { keep: "mine" },
  { keep: "theirs" },
  { keep: "both", rename: (name) => `${name} copy` },
];

/** One step of a random story; the numbers choose whom and what it concerns. */
export interface Command {
  readonly what: keyof typeof COMMANDS;
  readonly who: number;
  readonly which: number;
  readonly how: number;
}

const chosen = <T>(from: readonly T[], number: number): T | undefined => from[number % from.length];

/** A story: two devices of one user, now and then another user, and what is found wrong on the way. */
export class Story {
  readonly world: World;
  readonly ledger = new Ledger();
  readonly faults: string[] = [];
  /** names, and ids where they are known, of documents whose page died while they were made */
  readonly #perhaps = new Set<string>();
  readonly #devices: readonly Device[];

  private constructor(world: World, devices: readonly Device[]) {
    this.world = world;
    this.#devices = devices;
  }

  static async begin(server: SqliteApi): Promise<Story> {
    const world = await World.make(server);
    const devices = [await makeDevice("desk"), await makeDevice("phone")];
    const story = new Story(world, devices);
    for (const device of devices) await world.logIn(device, world.ada);
    await story.#reopen();
    return story;
  }

  async play({ what, who, which, how }: Command): Promise<void> {
    const tab = chosen(this.world.tabs, who);
    if (tab === undefined) return;
    await COMMANDS[what](this, tab, which, how);
    await this.world.settle();
    await this.#reopen();
    await this.#check();
  }

  /** Everything works again, every question is answered: then both devices and the server have the same. */
  async end(): Promise<void> {
    for (const device of this.#devices) {
      device.online = true;
      device.faults.length = 0;
      await this.logInAgain(device);
    }
    for (let round = 0; round < 12; round++) {
      await this.world.pass(130_000);
      for (const tab of this.world.tabs.slice()) {
        while (tab.store.get(conflictsAtom).length > 0) await this.decide(tab, 0);
        await tab.doing(tab.store.set(returnedAtom));
      }
      await this.world.settle();
      if (this.world.tabs.every(({ store }) => store.get(outboxAtom).length === 0)) break;
    }
    for (const tab of this.world.tabs) {
      await tab.doing(tab.store.set(returnedAtom));
      const left = tab.store.get(outboxAtom);
      if (left.length > 0) this.faults.push(`${tab.device.name} still waits with ${JSON.stringify(left)}`);
    }
    await this.#compare();
  }

  async create(tab: Tab, actor: Actor): Promise<void> {
    const fields = actor.fields.filter((field) => field !== "added");
    const values = Object.fromEntries(fields.map((field) => [field, this.ledger.fresh()]));
    const outcome = await actor.create(tab, `food-${this.ledger.fresh()}`, values);
    if (outcome === null) this.#perhaps.add(values["name"] ?? "");
    else if (outcome.ok) this.ledger.created(actor.kind, outcome.value, values, tab.device.name);
  }

  async edit(tab: Tab, actor: Actor, id: string, field: string): Promise<void> {
    const shown = await actor.read(tab, id);
    if (shown === null) return;
    // made by a page that died over it, or as a copy
    if (!this.ledger.documents.has(id)) this.#perhaps.add(id);
    const value = this.ledger.fresh();
    const place = fieldOf(field, value);
    const step = { before: shown[place] ?? "", value, device: tab.device.name, isSure: true };
    // noted before: if the page dies over it, it may have been kept
    const outcome: Outcome<null> | null = await actor.edit(tab, id, field, value);
    if (outcome === null) this.ledger.edited(id, place, { ...step, isSure: false });
    else if (outcome.ok) this.ledger.edited(id, place, step);
  }

  async decide(tab: Tab, how: number): Promise<void> {
    const conflict = tab.store.get(conflictsAtom)[0];
    const decision = chosen(DECISIONS, how);
    if (conflict === undefined || decision === undefined) return;
    const actor = ACTORS.find(({ kind }) => kind === conflict.kind);
    const mine = (await actor?.read(tab, conflict.id)) ?? {};
    const outcome = await tab.doing(tab.store.set(decideConflictAtom, conflict, decision));
    const isUnsure = outcome === null;
    const giveUp = (value: unknown): void => this.ledger.gaveUp(conflict.id, String(value));
    for (const field of conflict.fields) {
      const givers = [field.mine, field.theirs].map((value) => this.ledger.giverOf(conflict.id, value));
      if (givers[0] !== null && givers[0] === givers[1] && !this.ledger.documents.get(conflict.id)?.wasDeleted) {
        this.faults.push(`${conflict.id} asks ${tab.device.name} about edits of ${givers[0]} alone`);
      }
      if (field.field === "entries") for (const value of this.ledger.valuesOf(conflict.id)) giveUp(value);
      if (isUnsure || decision.keep === "mine") giveUp(field.theirs);
      if (isUnsure || decision.keep !== "mine") giveUp(field.mine);
    }
    const isDropped = conflict.isDeletedThere
      ? decision.keep === "theirs"
      : conflict.isDeletedHere && decision.keep === "mine";
    if (isDropped || (isUnsure && (conflict.isDeletedThere || conflict.isDeletedHere)))
      this.ledger.deleted(conflict.id, mine);
    // the whole of mine lives on in the copy
    if (decision.keep === "both") for (const value of Object.values(mine)) giveUp(value);
  }

  async logOut(tab: Tab): Promise<void> {
    for (const { kind, id } of tab.store.get(outboxAtom)) {
      const actor = ACTORS.find((one) => one.kind === kind);
      const document = this.ledger.documents.get(id);
      for (const value of Object.values((await actor?.read(tab, id)) ?? {})) this.ledger.gaveUp(id, value);
      if (document !== undefined) document.isSure = false;
    }
    await tab.doing(tab.store.set(endOwnerAtom));
    await this.logInAgain(tab.device);
  }

  async logInAgain(device: Device): Promise<void> {
    for (const tab of this.world.tabs.filter((one) => one.device === device)) this.world.close(tab);
    await this.world.logIn(device, this.world.ada);
    await this.world.open(device);
  }

  /** Somebody else logs in on the device, works, and leaves without logging out. */
  async somebodyElse(device: Device): Promise<void> {
    for (const tab of this.world.tabs.filter((one) => one.device === device)) this.world.close(tab);
    await this.world.logIn(device, this.world.bob);
    const tab = await this.world.open(device);
    if (tab.store.get(comparisonsAtom).some(({ comparison }) => this.ledger.documents.has(comparison.comparison_id))) {
      this.faults.push("another user sees the work");
    }
    const draft = { region_use: "Global", usecase_id: "cup", food_id: "default_worst", currentProductIds: ["cup_pp"] };
    await tab.doing(tab.store.set(createComparisonAtom, { ...draft, comparison_name: "Bob's" }));
    await this.world.pass(1_000);
    this.world.close(tab);
    await this.logInAgain(device);
  }

  /** A page that died is opened anew. */
  async #reopen(): Promise<void> {
    for (const tab of this.world.tabs.slice()) if (!tab.isAlive()) this.world.close(tab);
    for (const device of this.#devices) {
      if (!this.world.tabs.some((tab) => tab.device === device)) await this.world.open(device);
    }
  }

  /** What holds at any time. */
  async #check(): Promise<void> {
    for (const tab of this.world.tabs) {
      const { kind: shown } = tab.store.get(saveStateAtom);
      if (shown !== "saved") continue;
      const versions = versionsIn(tab);
      for (const actor of ACTORS) {
        const stored = await this.#stored(actor.kind);
        for (const id of actor.ids(tab)) {
          const server = stored.get(id);
          const version = versions.get(id) ?? 0;
          if (version === 0) this.faults.push(`${id} is shown as saved and was never sent`);
          if (server === undefined || server.version !== version) continue;
          const here = await actor.read(tab, id);
          const there = actor.stored(server.document);
          if (here && sorted(here) !== sorted(there)) {
            this.faults.push(`${id} is shown as saved as ${sorted(here)}, stored is ${sorted(there)}`);
          }
        }
      }
    }
    for (const { kind } of ACTORS) {
      for (const { id } of await storedItems(this.world.server, kind, this.world.bob.userId)) {
        if (this.ledger.documents.has(id)) this.faults.push(`${id} was sent by another user`);
      }
    }
  }

  async #stored(kind: Actor["kind"]) {
    const items = await storedItems(this.world.server, kind, this.world.ada.userId);
    return new Map(items.map(({ id, version, body }) => [id, { version, document: JSON.parse(body) as unknown }]));
  }

  /** The server against the ledger, and both devices against the server. */
  async #compare(): Promise<void> {
    const found = new Map<string, Readonly<Record<string, string>>>();
    for (const actor of ACTORS) {
      const stored = await this.#stored(actor.kind);
      for (const [id, { document }] of stored) {
        const values = actor.stored(document);
        const name = values["name"] ?? "";
        if (this.ledger.documents.has(id)) found.set(id, values);
        else if (!name.endsWith(" copy") && !this.#perhaps.has(name) && !this.#perhaps.has(id))
          this.faults.push(`${id} was never made`);
        if (Object.values(values).includes("twice")) this.faults.push(`a line of ${id} is there twice`);
      }
      for (const tab of this.world.tabs) {
        const ids = actor.ids(tab);
        for (const id of new Set([...ids, ...stored.keys()])) {
          const here = ids.includes(id) ? await actor.read(tab, id) : null;
          const there = stored.get(id);
          const values = there === undefined ? null : actor.stored(there.document);
          if (sorted(here ?? {}) !== sorted(values ?? {})) {
            this.faults.push(
              `${tab.device.name} has ${id} as ${sorted(here ?? {})}, the server ${sorted(values ?? {})}`,
            );
          }
        }
      }
    }
    this.faults.push(...this.ledger.faults(found));
  }
}

/** The versions of the server that the documents of a tab are based on. */
const versionsIn = ({ store }: Tab): ReadonlyMap<string, number> =>
  new Map(
    [
      ...store.get(comparisonAtoms.entriesAtom),
      ...store.get(foodAtoms.entriesAtom),
      ...store.get(portfolioAtoms.entriesAtom),
    ].map(([id, { kept }]) => [id, kept.sync?.version ?? 0]),
  );

const sorted = (values: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const someDocument = (tab: Tab, which: number): readonly [Actor, string] | undefined =>
  chosen(
    ACTORS.flatMap((actor) => actor.ids(tab).map((id) => [actor, id] as const)),
    which,
  );

/** Everything that can happen. */
export const COMMANDS = {
  create: (story: Story, tab: Tab, which: number) => story.create(tab, chosen(ACTORS, which) ?? ACTORS[0]),
  edit: async (story: Story, tab: Tab, which: number, how: number) => {
    const found = someDocument(tab, which);
    if (found !== undefined) await story.edit(tab, ...found, chosen(found[0].fields, how) ?? "name");
  },
  remove: async (story: Story, tab: Tab, which: number) => {
    const found = someDocument(tab, which);
    if (found === undefined) return;
    const [actor, id] = found;
    story.ledger.deleted(id, await actor.read(tab, id));
    await actor.remove(tab, id);
  },
  undo: async (_story: Story, tab: Tab) => {
    const last = tab.store.get(undoableDeletesAtom).at(-1);
    if (last !== undefined) await tab.doing(tab.store.set(undoDeleteAtom, last.kind, last.id));
  },
  wait: (story: Story) => story.world.pass(500),
  "wait long": (story: Story) => story.world.pass(30_000),
  offline: async (_story: Story, tab: Tab) => void (tab.device.online = false),
  online: async (_story: Story, tab: Tab) => {
    tab.device.online = true;
    await tab.doing(tab.store.set(returnedAtom));
  },
  fault: async (_story: Story, tab: Tab, which: number) => void tab.device.faults.push(chosen(FAULTS, which) ?? "429"),
  /** the page dies at one of its next steps, before or after it */
  crash: async (_story: Story, tab: Tab, which: number, how: number) =>
    tab.dieAt(which, how % 2 === 0 ? "before" : "after"),
  reload: async (story: Story, tab: Tab) => {
    story.world.close(tab);
    await story.world.open(tab.device);
  },
  "second tab": async (story: Story, tab: Tab) => {
    if (story.world.tabs.length < 4) await story.world.open(tab.device);
  },
  look: async (_story: Story, tab: Tab) => void (await tab.doing(tab.store.set(returnedAtom))),
  decide: (story: Story, tab: Tab, _which: number, how: number) => story.decide(tab, how),
  expire: (story: Story, tab: Tab) => story.world.expire(tab.device),
  "log in": (story: Story, tab: Tab) => story.logInAgain(tab.device),
  "log out": (story: Story, tab: Tab) => story.logOut(tab),
  "somebody else": (story: Story, tab: Tab) => story.somebodyElse(tab.device),
} as const;
