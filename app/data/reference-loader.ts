import { BASE_REGION, isRegionId } from "../../edge-api/contract/regions.ts";
import type { Catalogue } from "../../workers/engine/catalogue.ts";
import type { ReferenceBytes, ScoringApi, UnpackedReply } from "../../workers/scoring-api.ts";
import type { ByteReply } from "./http.ts";
import { detailOf, failed, ok, type Outcome, type Problem } from "./outcome.ts";
import type { ReferenceApi } from "./reference-api.ts";
import type { HeldReference, HeldTables, ReferenceStore } from "./reference-store.ts";
import type { Refreshing } from "./refresh-tables.ts";

export interface LoadedReference {
  readonly catalogue: Catalogue;
  /** why the last good data stand in for the server's; null = they are the server's */
  readonly stale: Problem | null;
}

/** Where a load is; the screen's stages 50 and 90 percent. */
export type ReferenceStage = "tables" | "scorecard";

/** Hears where a load is; `share` (0-1) of the changed kinds of a later load are there. */
export type LoadReport = (stage: ReferenceStage, share?: number) => void;

export interface ReferenceLoader {
  /** Brings one dataset version into the worker and the browser's store: all of it, or none. */
  readonly load: (report: LoadReport) => Promise<Outcome<LoadedReference>>;
  /** Sees that the worker has the region's rows, fetched once a region and version. Answers the version to score with. */
  readonly ensureRegion: (region_id: string) => Promise<Outcome<string>>;
  /** Asks with one small call which version the server has by now; `onSeen` hears of it. */
  readonly look: () => Promise<Outcome<null>>;
  /** Called with the version that the server was seen to have. Another one than that in use changes nothing before `load`. */
  readonly onSeen: (listener: (version: string) => void) => void;
  /** Called with the share (0-1) of a region's changed kinds that are there, kind by kind; null = no region is refetched. */
  readonly onRegionProgress: (listener: (share: number | null) => void) => void;
  /** Called when rows of the version in use were no longer to be had, so that another one was loaded as a whole. */
  readonly onMoved: (listener: (catalogue: Catalogue) => void) => void;
}

interface Ports {
  readonly api: ReferenceApi;
  readonly store: ReferenceStore;
  readonly engine: Pick<ScoringApi, "unpackReply" | "loadReference" | "loadRegion">;
}

/** A dataset that moves while it is fetched is fetched again, this often at most. */
const MOST_TRIES = 3;

const bytesOf = ({ base, regions }: HeldReference): ReferenceBytes => ({
  version: base.version,
  base: [...base.kinds.values()],
  regions: Object.fromEntries(
    // rows of an older version are never mixed in; ensureRegion asks the server about them
    [...regions]
      .filter(([, held]) => held.version === base.version)
      .map(([id, held]) => [id, [...held.kinds.values()]]),
  ),
});

const tablesOf = (reply: UnpackedReply, version: string, etag: string | null): HeldTables => ({
  version,
  etag,
  updateTimes: reply.updateTimes,
  kinds: new Map(reply.kinds.map(({ kind, bytes }) => [kind, bytes])),
});

/**
 * The loading rules of specification section 4: everything first, later only the kinds whose update time differs, a
 * region's rows once a region; what is used is always of one version (requirement 23).
 */
export function referenceLoader({ api, store, engine }: Ports): ReferenceLoader {
  let current: HeldReference | null = null;
  let moved: ((catalogue: Catalogue) => void) | null = null;
  let progress: ((share: number | null) => void) | null = null;
  let seen: ((version: string) => void) | null = null;
  const regionsInWork = new Map<string, Promise<Outcome<string>>>();

  const unpacked = async (reply: Outcome<ByteReply>): Promise<Outcome<HeldTables>> => {
    if (!reply.ok) return reply;
    const { bytes, version, etag } = reply.value;
    if (version === null) return failed("bad_reply", "the answer names no dataset version");
    const taken = await engine.unpackReply(bytes);
    return taken.ok ? ok(tablesOf(taken.value, version, etag)) : taken;
  };

  const fetchAll = async (region_id: string | null): Promise<Outcome<HeldTables>> => unpacked(await api.all(region_id));

  /** What is held, brought up to the server's version. Only later visits need the code. */
  const refreshed = async (...given: Refreshing): Promise<Outcome<HeldTables>> => {
    try {
      const { refreshTables } = await import("./refresh-tables.ts");
      return await refreshTables({ api, unpacked }, ...given);
    } catch (error) {
      return failed("network", detailOf(error));
    }
  };

  /** The server's rows of the base (null) or of a region, all of one version. */
  const fetched = async (
    held: HeldTables | null,
    region_id: string | null,
    report: LoadReport,
  ): Promise<Outcome<HeldTables>> => {
    for (let tries = 1; ; tries++) {
      const tables = held === null ? await fetchAll(region_id) : await refreshed(held, region_id, report);
      if (tables.ok || tables.problem.code !== "version_moved" || tries === MOST_TRIES) return tables;
    }
  };

  /** Into the worker first: only what it could read is kept in the store. */
  const use = async (reference: HeldReference): Promise<Outcome<Catalogue>> => {
    const loaded = await engine.loadReference(bytesOf(reference));
    if (loaded.ok) current = reference;
    return loaded;
  };

  const keep = async (base: HeldTables, held: HeldReference | null): Promise<Outcome<LoadedReference>> => {
    const loaded = await use({ base, regions: held?.regions ?? new Map<string, HeldTables>() });
    if (!loaded.ok) return loaded;
    seen?.(base.version);
    // without room the dataset still serves this visit; the next one fetches again
    if (base !== held?.base) await store.commitBase(base, held?.base.version === base.version ? null : held);
    return ok({ catalogue: loaded.value, stale: null });
  };

  const load: ReferenceLoader["load"] = async (report) => {
    report("tables");
    // a store that cannot be read is like an empty one: the server has everything
    const kept = await store.read();
    const held = current ?? (kept.ok ? kept.value : null);
    const base = await fetched(held?.base ?? null, null, report);
    report("scorecard");
    let answer: Outcome<LoadedReference> = base.ok ? await keep(base.value, held) : base;
    if (answer.ok || held === null) return answer;
    if (answer.problem.code === "bad_reference_data" && base.ok) {
      // what was held, or what was added to it, cannot be read: everything anew
      const fresh = await fetched(null, null, report);
      if (fresh.ok) answer = await keep(fresh.value, { base: held.base, regions: new Map() });
      if (answer.ok) return answer;
    }
    const last = await use(held);
    return last.ok ? ok({ catalogue: last.value, stale: answer.problem }) : answer;
  };

  /** A region's rows, of the version in use if the server still has them; else of its current one. */
  const regionOf = async (
    version: string,
    region_id: string,
    held: HeldTables | undefined,
  ): Promise<Outcome<HeldTables>> => {
    const tables = await fetched(held ?? null, region_id, (_, share) => progress?.(share ?? null));
    if (!tables.ok || tables.value.version === version) return tables;
    const pinned = await unpacked(await api.pinned(region_id, version));
    // a server that was restored may not have it any more
    if (pinned.ok ? pinned.value.version !== version : ["bad_reply", "not_found"].includes(pinned.problem.code))
      return tables;
    seen?.(tables.value.version);
    return pinned;
  };

  const look: ReferenceLoader["look"] = async () => {
    const base = current?.base;
    if (base === undefined) return failed("no_reference_data", "nothing is in use yet");
    const times = await api.updateTimes(null, base.etag);
    if (!times.ok) return times;
    seen?.(times.value.changed ? times.value.version : base.version);
    return ok(null);
  };

  const loadRegion = async (region_id: string): Promise<Outcome<string>> => {
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      const reference = current;
      if (reference === null) return failed("no_reference_data", region_id);
      const { version } = reference.base;
      const held = reference.regions.get(region_id);
      if (held?.version === version) return ok(version);
      const tables = await regionOf(version, region_id, held);
      if (!tables.ok) return tables;
      if (tables.value.version === version) {
        const loaded = await engine.loadRegion(version, region_id, [...tables.value.kinds.values()]);
        if (!loaded.ok) return loaded;
        current = { base: reference.base, regions: new Map([...reference.regions, [region_id, tables.value]]) };
        await store.commitRegion(region_id, tables.value);
        return ok(version);
      }
      // the version in use is not to be had any more: the server's as a whole, then the region again
      const reloaded = await load(() => undefined);
      if (!reloaded.ok) return reloaded;
      if (reloaded.value.stale !== null) return { ok: false, problem: reloaded.value.stale };
      moved?.(reloaded.value.catalogue);
    }
    return failed("version_moved", region_id);
  };

  return {
    load,
    ensureRegion: (region_id) => {
      // Global is the base itself; a region without tables of its own equals it
      if (region_id === BASE_REGION || !isRegionId(region_id)) {
        return Promise.resolve(current === null ? failed("no_reference_data", region_id) : ok(current.base.version));
      }
      const running =
        regionsInWork.get(region_id) ??
        loadRegion(region_id).finally(() => {
          regionsInWork.delete(region_id);
          if (regionsInWork.size === 0) progress?.(null);
        });
      regionsInWork.set(region_id, running);
      return running;
    },
    look,
    onRegionProgress: (listener) => {
      progress = listener;
    },
    onSeen: (listener) => {
      seen = listener;
    },
    onMoved: (listener) => {
      moved = listener;
    },
  };
}
