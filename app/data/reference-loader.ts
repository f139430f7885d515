import { BASE_REGION, isRegionId } from "../../edge-api/contract/regions.ts";
import type { Catalogue } from "../../workers/engine/catalogue.ts";
import type { ReferenceBytes, ScoringApi, UnpackedReply } from "../../workers/scoring-api.ts";
import type { ByteReply } from "./http.ts";
import { failed, networkStep, ok, type Done, type Outcome, type Problem } from "./outcome.ts";
import type { ReferenceApi } from "./reference-api.ts";
import type { StoredReference, StoredTables, ReferenceStore } from "./reference-store.ts";
import type { Refreshing } from "./refresh-tables.ts";

export interface LoadedReference {
  readonly catalogue: Catalogue;
  /** why the last good data are used instead of the server's; null = they are the server's */
  readonly stale: Problem | null;
}

/** The stage of a load: 50 and 90 percent on screen. */
export type ReferenceStage = "tables" | "scorecard";

/** Called with the stage of a load; `share` (0-1) is the loaded fraction of the changed kinds, on later visits. */
export type LoadReport = (stage: ReferenceStage, share?: number) => void;

export interface ReferenceLoader {
  /** Loads one dataset version into the worker and the browser's store: completely or not at all. */
  readonly load: (report: LoadReport) => Promise<Outcome<LoadedReference>>;
  /**
   * Loads the region's rows into the worker, fetched once per region and version. Gives the version to score with. During the first
   * load of all tables it requests the rows at the same time.
   */
  readonly ensureRegion: (region_id: string) => Promise<Outcome<string>>;
  /** Asks the server for its current version with one small call, and reports it to `onSeen`. */
  readonly look: () => Done;
  /** Calls back with the server's current version. A new one is not used before `load`. */
  readonly onSeen: (listener: (version: string) => void) => void;
  /** Calls back with the loaded fraction (0-1) of a region's changed kinds; null = no region is being fetched. */
  readonly onRegionProgress: (listener: (share: number | null) => void) => void;
  /** Calls back when another version was loaded because the server no longer had rows of the current one. */
  readonly onMoved: (listener: (catalogue: Catalogue) => void) => void;
}

interface Ports {
  readonly api: ReferenceApi;
  readonly store: ReferenceStore;
  readonly engine: Pick<ScoringApi, "unpackReply" | "loadReference" | "loadRegion">;
}

/** How often a dataset that changes during the load is fetched. */
const MAX_TRIES = 3;

const bytesOf = ({ base, regions }: StoredReference): ReferenceBytes => ({
  version: base.version,
  base: [...base.kinds.values()],
  regions: Object.fromEntries(
    // rows of an older version are never mixed in; ensureRegion checks them with the server
    [...regions]
      .filter(([, held]) => held.version === base.version)
      .map(([id, held]) => [id, [...held.kinds.values()]]),
  ),
});

/** Tables without update times: a later visit would fetch all of them if anything changed. */
const tablesOf = (reply: UnpackedReply, version: string, etag: string | null): StoredTables => ({
  version,
  etag,
  updateTimes: [],
  kinds: new Map(reply.map(({ kind, bytes }) => [kind, bytes])),
});

/**
 * The loading rules of specification section 4: everything at first, later only kinds whose update time differs, a region's
 * rows once per region; all data in use are of one version (requirement 23).
 */
export function referenceLoader({ api, store, engine }: Ports): ReferenceLoader {
  let current: StoredReference | null = null;
  let moved: ((catalogue: Catalogue) => void) | null = null;
  let progress: ((share: number | null) => void) | null = null;
  let seen: ((version: string) => void) | null = null;
  let loading: { readonly isFirst: Promise<boolean>; readonly done: Promise<unknown> } | null = null;
  /** rows of regions that were requested during the first load */
  const ahead = new Map<string, Promise<Outcome<ByteReply>>>();
  const regionsInWork = new Map<string, Promise<Outcome<string>>>();

  const unpacked = async (reply: Outcome<ByteReply>): Promise<Outcome<StoredTables>> => {
    if (!reply.ok) return reply;
    const { bytes, version, etag } = reply.value;
    if (version === null) return failed("bad_reply", "the answer names no dataset version");
    const taken = await engine.unpackReply(bytes);
    return taken.ok ? ok(tablesOf(taken.value, version, etag)) : taken;
  };

  /** All rows and their update times. Only a later visit needs the times: the rows are used without them too. */
  const fetchAll = async (region_id: string | null): Promise<Outcome<StoredTables>> => {
    const rows = (region_id === null ? undefined : ahead.get(region_id)) ?? api.all(region_id);
    const asked = api.updateTimes(region_id, null);
    const tables = await unpacked(await rows);
    if (!tables.ok) return tables;
    const times = await asked;
    if (!times.ok || !times.value.changed) return tables;
    const { version, updateTimes } = times.value;
    if (version !== tables.value.version) return failed("version_moved", `${tables.value.version}: ${version}`);
    return ok({ ...tables.value, updateTimes });
  };

  /** Updates stored tables to the server's version. Only later visits load this code. */
  const refreshed = (...given: Refreshing): Promise<Outcome<StoredTables>> =>
    networkStep(async () => (await import("./refresh-tables.ts")).refreshTables({ api, unpacked }, ...given));

  /** The server's rows of the base (null) or of a region, all of one version. */
  const fetched = async (
    held: StoredTables | null,
    region_id: string | null,
    report: LoadReport,
  ): Promise<Outcome<StoredTables>> => {
    for (let tries = 1; ; tries++) {
      const tables = held === null ? await fetchAll(region_id) : await refreshed(held, region_id, report);
      if (tables.ok || tables.problem.code !== "version_moved" || tries === MAX_TRIES) return tables;
    }
  };

  /** Loads data into the worker first: only readable data are stored. */
  const use = async (reference: StoredReference): Promise<Outcome<Catalogue>> => {
    const loaded = await engine.loadReference(bytesOf(reference));
    if (loaded.ok) current = reference;
    return loaded;
  };

  const keep = async (base: StoredTables, held: StoredReference | null): Promise<Outcome<LoadedReference>> => {
    const loaded = await use({ base, regions: held?.regions ?? new Map<string, StoredTables>() });
    if (!loaded.ok) return loaded;
    seen?.(base.version);
    // without storage space the dataset still works in this visit; the next one fetches it again
    if (base !== held?.base) await store.commitBase(base, held?.base.version === base.version ? null : held);
    return ok({ catalogue: loaded.value, stale: null });
  };

  /** What is in use or stored. An unreadable store counts as empty: the server has everything. */
  const heldNow = async (): Promise<StoredReference | null> => {
    const kept = await store.read();
    return current ?? (kept.ok ? kept.value : null);
  };

  const loadOver = async (
    report: LoadReport,
    found: Promise<StoredReference | null>,
  ): Promise<Outcome<LoadedReference>> => {
    const held = await found;
    const base = await fetched(held?.base ?? null, null, report);
    report("scorecard");
    let answer: Outcome<LoadedReference> = base.ok ? await keep(base.value, held) : base;
    if (answer.ok || held === null) return answer;
    if (answer.problem.code === "bad_reference_data" && base.ok) {
      // stored or updated rows cannot be read: fetch everything again
      const fresh = await fetched(null, null, report);
      if (fresh.ok) answer = await keep(fresh.value, { base: held.base, regions: new Map() });
      if (answer.ok) return answer;
    }
    const last = await use(held);
    return last.ok ? ok({ catalogue: last.value, stale: answer.problem }) : answer;
  };

  const load: ReferenceLoader["load"] = async (report) => {
    report("tables");
    const found = heldNow();
    const done = loadOver(report, found);
    loading = { isFirst: found.then((held) => held === null), done };
    return done.finally(() => (loading = null));
  };

  /** A region's rows of the given version if the server still has them; else of its current one. */
  const regionOf = async (
    version: string,
    region_id: string,
    held: StoredTables | undefined,
  ): Promise<Outcome<StoredTables>> => {
    const tables = await fetched(held ?? null, region_id, (_, share) => progress?.(share ?? null));
    if (!tables.ok || tables.value.version === version) return tables;
    const pinned = await unpacked(await api.pinned(region_id, version));
    // a restored server may no longer have that version
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
    if (current === null && loading !== null) {
      const { isFirst, done } = loading;
      if (await isFirst) ahead.set(region_id, api.all(region_id));
      await done;
    }
    for (let tries = 1; tries <= MAX_TRIES; tries++) {
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
      // the server no longer has the version in use: load its current one completely, then the region again
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
      // Global is the base itself; a region without own tables equals it
      if (region_id === BASE_REGION || !isRegionId(region_id)) {
        return Promise.resolve(current === null ? failed("no_reference_data", region_id) : ok(current.base.version));
      }
      const running =
        regionsInWork.get(region_id) ??
        loadRegion(region_id).finally(() => {
          regionsInWork.delete(region_id);
          ahead.delete(region_id);
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
