import type { createStore } from "jotai";
import { serverApi } from "../../../app/data/api.ts";
import { openUserWork } from "../../../app/data/documents/user-work.ts";
import type { Fetch } from "../../../app/data/http.ts";
import { localWorkText } from "../../../app/data/local-work.ts";
import { failed } from "../../../app/data/outcome.ts";
import type { RecordStore } from "../../../app/data/record-store.ts";
import type { Lock } from "../../../app/data/sync/connection.ts";
import { serverSync } from "../../../app/data/sync/server-sync.ts";
import type { Upload } from "../../../app/data/upload.ts";
import { loadWorkAtom } from "../../../app/state/work/work.ts";
import { sha256 } from "../../../edge-api/services/sha256.ts";
import { person, type Person, sessionOf } from "../../edge-api/suite/people.ts";
import { sqliteApi, type SqliteApi } from "../../edge-api/suite/sqlite-api.ts";
import { offlineTab } from "../tab.ts";
import type { Device, NetworkFault } from "./device.ts";

/** From the step of this number on, so many steps fail: the store has no room, the network is away. */
export interface StepFault {
  readonly at: number;
  readonly times: number;
}

/** One page over a device. It can die between any two steps: then nothing that it began goes on. */
export interface Tab {
  readonly device: Device;
  readonly store: ReturnType<typeof createStore>;
  readonly isAlive: () => boolean;
  readonly die: () => void;
  /** it dies before or after the step of this number from now on */
  readonly dieAt: (step: number, when: "before" | "after") => void;
  readonly failAt: (fault: StepFault) => void;
  /** how many steps there have been */
  readonly steps: () => number;
  /** The verb's answer, or null if the tab died. */
  readonly doing: <T>(promise: Promise<T>) => Promise<T | null>;
}

const refusal = (status: number, code: string, headers: Record<string, string> = {}): Response =>
  Response.json({ error: code, code, requestId: "r" }, { status, headers });

/** The server, the clock, and everything that is under way. */
export class World {
  readonly server: SqliteApi;
  readonly ada: Person;
  readonly bob: Person;
  readonly tabs: Tab[] = [];
  now = 1_000_000;
  #timers: { readonly at: number; readonly tab: () => boolean; readonly action: () => void }[] = [];
  #busy = 0;

  private constructor(server: SqliteApi, ada: Person, bob: Person) {
    this.server = server;
    this.ada = ada;
    this.bob = bob;
  }

  /** @param server may have others on it; the people of this world are its own */
  static async make(given?: SqliteApi): Promise<World> {
    const server = given ?? (await sqliteApi());
    return new World(server, await person(server), await person(server));
  }

  /** A user's session on a device; without a user nobody is there. */
  async logIn(device: Device, user: Person | null): Promise<void> {
    const { local } = device.flags;
    for (const key of ["accessToken", "accountEmail"]) local.remove(key);
    if (user === null) return;
    local.write("accountEmail", user.email);
    local.write("accessToken", await sessionOf(this.server, user.userId));
  }

  /** The server forgets the session of a device. */
  async expire(device: Device): Promise<void> {
    const token = device.flags.local.read("accessToken");
    if (token !== null) await this.server.sessions.end(await sha256(token));
  }

  /** @param begin what the page asks for before its work is loaded */
  async open(device: Device, begin?: (store: Tab["store"]) => unknown): Promise<Tab> {
    const tab = this.#makeTab(device);
    this.tabs.push(tab);
    begin?.(tab.store);
    await tab.doing(tab.store.set(loadWorkAtom));
    await this.settle();
    return tab;
  }

  close(tab: Tab): void {
    tab.die();
    this.tabs.splice(this.tabs.indexOf(tab), 1);
  }

  /** Until nothing is under way any more. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet = this.#busy === 0 ? quiet + 1 : 0) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Time goes by; what is due happens in its order. */
  async pass(ms: number): Promise<void> {
    const until = this.now + ms;
    await this.settle();
    for (;;) {
      const due = this.#timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#timers = this.#timers.filter((timer) => timer !== due);
      this.now = Math.max(this.now, due.at);
      if (due.tab()) due.action();
      await this.settle();
    }
    this.now = until;
  }

  #makeTab(device: Device): Tab {
    let alive = true;
    let countdown = Number.POSITIVE_INFINITY;
    let deathWhen: "before" | "after" = "before";
    let tellDeath: (nothing: null) => void = () => undefined;
    const died = new Promise<null>((resolve) => (tellDeath = resolve));
    const releases = new Set<() => void>();
    const die = (): void => {
      alive = false;
      for (const release of releases) release();
      tellDeath(null);
    };
    const never = new Promise<never>(() => undefined);
    let steps = 0;
    let failing = { from: 0, to: 0 };
    const isFailing = (): boolean => {
      steps += 1;
      return steps > failing.from && steps <= failing.to;
    };

    /** One step that the tab may die before or after; a dead tab hears of no outcome. */
    const step = async <T>(run: () => Promise<T>): Promise<T> => {
      if (!alive) return never;
      countdown -= 1;
      const isLast = countdown < 0;
      if (isLast && deathWhen === "before") {
        die();
        return never;
      }
      this.#busy += 1;
      try {
        const value = await run();
        if (isLast) die();
        return alive ? value : await Promise.race([never, Promise.reject(new Dead())]);
      } finally {
        this.#busy -= 1;
      }
    };
    const lively = <T>(promise: Promise<T>): Promise<T> =>
      promise.catch((error: unknown) => {
        if (error instanceof Dead) return never;
        throw error;
      });

    const records: RecordStore = {
      transact: (stores, mode, run) =>
        isFailing()
          ? Promise.resolve(failed("quota", "no room"))
          : lively(step(() => device.records.transact(stores, mode, run))),
    };
    const fetch: Fetch = (url, init) =>
      isFailing()
        ? Promise.reject(new TypeError("Failed to fetch"))
        : lively(step(() => this.#answer(device, url, init)));
    const upload: Upload = (report) => async (url, init) => {
      report(0.5);
      const sent = this.now + 2_000;
      while (device.isSlow && this.now < sent) await new Promise((resolve) => setTimeout(resolve, 1));
      return fetch(url, init);
    };
    const lock: Lock = async (name, run) => {
      const waiting = device.locks.get(name);
      if (waiting === undefined) device.locks.set(name, []);
      else await new Promise<void>((resolve) => waiting.push(resolve));
      const release = (): void => {
        if (!releases.delete(release)) return;
        const next = device.locks.get(name)?.shift();
        if (next === undefined) device.locks.delete(name);
        else next();
      };
      releases.add(release);
      if (!alive) {
        release();
        return never;
      }
      try {
        return await run();
      } finally {
        release();
      }
    };
    const { post, listen } = device.channels.tab();
    const work = openUserWork(records, {
      post: (message) => {
        if (alive) post(message);
      },
      listen: (hear) =>
        listen((message) => {
          if (alive) hear(message);
        }),
    });
    const connection = { isOnline: () => device.online, onReturn: () => () => undefined };
    const api = serverApi(fetch);
    const sync = serverSync({ api, upload, work, lock, now: () => this.now, connection });
    const { store } = offlineTab({
      flags: device.flags,
      browser: {
        now: () => this.now,
        after: (ms, action) => {
          const timer = { at: this.now + ms, tab: () => alive, action };
          this.#timers.push(timer);
          return () => {
            this.#timers = this.#timers.filter((other) => other !== timer);
          };
        },
      },
      services: {
        api,
        work,
        sync,
        localWork: (owner, onScreen) => localWorkText(records, owner, onScreen),
      },
    });
    return {
      device,
      store,
      isAlive: () => alive,
      die,
      dieAt: (steps, when) => {
        countdown = steps;
        deathWhen = when;
      },
      failAt: ({ at, times }) => {
        failing = { from: steps + at, to: steps + at + times };
      },
      steps: () => steps,
      doing: (promise) => Promise.race([promise, died]),
    };
  }

  async #answer(device: Device, url: string, init: RequestInit): Promise<Response> {
    device.calls.push(url);
    if (!device.online) throw new TypeError("Failed to fetch");
    const fault: NetworkFault | undefined = device.faults.shift();
    if (fault === "500 before") return refusal(500, "internal");
    if (fault === "429") return refusal(429, "too_many_requests", { "Retry-After": "7" });
    const response = await this.server.app.request(url, init);
    const bytes = await response.arrayBuffer();
    if (fault === "lost reply") throw new TypeError("Failed to fetch");
    if (fault === "500 after") return refusal(500, "internal");
    device.moved += bytes.byteLength;
    return new Response(response.status === 304 ? null : bytes, { status: response.status, headers: response.headers });
  }
}

class Dead extends Error {}
