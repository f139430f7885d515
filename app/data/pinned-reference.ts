import { BASE_REGION, isRegionId } from "../../edge-api/contract/regions.ts";
import type { DataVersion } from "../../edge-api/contract/reply-schemas.ts";
import type { Catalogue } from "../../workers/engine/catalogue.ts";
import type { ScoringApi } from "../../workers/scoring-api.ts";
import { jsonIn, type ByteReply } from "./http.ts";
import { failed, ok, type Outcome } from "./outcome.ts";
import type { PinnedPlace, PinnedRows, PinnedStore } from "./pinned-store.ts";
import { listOf, recordOf, textOf } from "./plain-json.ts";
import type { ReferenceApi } from "./reference-api.ts";
import { BASE } from "./reference-store.ts";

/**
 * Dataset versions other than the current one: servers never delete one, so results can stay pinned to theirs. Versions that
 * documents of this browser are pinned to are stored, so that they open offline.
 */
export interface PinnedReference {
  /** Loads the version and the region's rows into the worker. Gives the version to score with. */
  readonly ensureRegion: (version: string, region_id: string) => Promise<Outcome<string>>;
  /** All versions of the server, newest first. */
  readonly versions: () => Promise<Outcome<readonly DataVersion[]>>;
  /** Names, order and figures of the version. `not_found`: the server does not have it. */
  readonly catalogue: (version: string) => Promise<Outcome<Catalogue>>;
  /** Stores the versions that documents of this browser are pinned to, besides the current one. Failures are retried next time. */
  readonly keepNamed: (inUse: string) => Promise<void>;
  /** Removes versions that no document of this browser is pinned to. */
  readonly tidy: () => Promise<void>;
}

interface Held {
  readonly catalogue: Promise<Outcome<Catalogue>>;
  readonly regions: Map<string, Promise<Outcome<string>>>;
}

/** Other names are never asked for, because no server gives them. */
const VERSION = /^[\w.-]{1,64}$/;

const versionOf = (value: unknown): DataVersion | null => {
  const record = recordOf(value);
  const [version, note, created] = [textOf(record?.["version"]), textOf(record?.["note"]), record?.["created"]];
  return version === null || note === null || typeof created !== "number" ? null : { version, note, created };
};

const versionsIn = (reply: ByteReply): Outcome<readonly DataVersion[]> => {
  const versions = listOf(jsonIn(reply), versionOf);
  return versions === null ? failed("bad_reply", "dataVersions breaks its shape") : ok(versions);
};

/** Asks once per key, and again after a failure. */
const kept = <T>(
  map: Map<string, Promise<Outcome<T>>>,
  key: string,
  ask: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> => {
  const earlier = map.get(key);
  if (earlier !== undefined) return earlier;
  const answer = ask().then((outcome) => {
    if (!outcome.ok) map.delete(key);
    return outcome;
  });
  map.set(key, answer);
  return answer;
};

/** Pinned versions over the server's calls, the worker and the store. */
export function pinnedReference(
  api: Pick<ReferenceApi, "pinned" | "versions">,
  engine: Pick<ScoringApi, "unpackReply" | "keepReference" | "holds" | "loadRegion">,
  store: PinnedStore,
): PinnedReference {
  const held = new Map<string, Held>();

  const fetched = async ({ version, region }: PinnedPlace): Promise<Outcome<PinnedRows>> => {
    const reply = await api.pinned(region === BASE ? null : region, version);
    if (!reply.ok) return reply;
    const taken = await engine.unpackReply(reply.value.bytes);
    if (!taken.ok) return taken;
    // never accept another version in its place
    if (reply.value.version !== version) return failed("not_found", version);
    return ok(new Map(taken.value.map(({ kind, bytes }) => [kind, bytes])));
  };

  /** Loads rows into the engine: the stored ones if it can read them, else the server's, which are then stored. */
  const taken = async <T>(
    place: PinnedPlace,
    use: (rows: readonly ArrayBuffer[]) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> => {
    const own = await store.read(place);
    if (own.ok && own.value !== null) {
      const used = await use([...own.value.values()]);
      if (used.ok) return used;
    }
    const rows = await fetched(place);
    if (!rows.ok) return rows;
    const used = await use([...rows.value.values()]);
    // without storage space the version still works in this visit
    if (used.ok) await store.keep(place, rows.value);
    return used;
  };

  const load = async (version: string): Promise<Outcome<Catalogue>> =>
    VERSION.test(version)
      ? taken({ version, region: BASE }, (base) => engine.keepReference({ version, base, regions: {} }))
      : failed("not_found", version);

  const ensure = async (version: string): Promise<Held> => {
    const earlier = held.get(version);
    if (earlier !== undefined) {
      const loaded = await earlier.catalogue;
      // the worker keeps only a few versions, and none after a restart
      const holds = loaded.ok ? await engine.holds(version) : null;
      if (holds === null || !holds.ok || holds.value) return earlier;
      if (held.get(version) === earlier) held.delete(version);
      return ensure(version);
    }
    const made: Held = {
      catalogue: load(version).then((outcome) => {
        if (!outcome.ok && held.get(version) === made) held.delete(version);
        return outcome;
      }),
      regions: new Map(),
    };
    held.set(version, made);
    return made;
  };

  const loadRegion = async (version: string, region_id: string): Promise<Outcome<string>> => {
    const loaded = await taken({ version, region: region_id }, (rows) => engine.loadRegion(version, region_id, rows));
    return loaded.ok ? ok(version) : loaded;
  };

  return {
    versions: async () => {
      const reply = await api.versions();
      return reply.ok ? versionsIn(reply.value) : reply;
    },
    catalogue: async (version) => (await ensure(version)).catalogue,
    ensureRegion: async (version, region_id) => {
      const of = await ensure(version);
      const base = await of.catalogue;
      if (!base.ok) return base;
      // Global is the base itself; a region without own tables equals it
      if (region_id === BASE_REGION || !isRegionId(region_id)) return ok(version);
      return kept(of.regions, region_id, () => loadRegion(version, region_id));
    },
    keepNamed: async (inUse) => {
      const missing = await store.missing(inUse);
      if (!missing.ok) return;
      // in sequence: nothing waits for them
      for (const place of missing.value) {
        const rows = VERSION.test(place.version) ? await fetched(place) : failed("not_found", place.version);
        if (rows.ok) await store.keep(place, rows.value);
      }
    },
    tidy: async () => void (await store.tidy()),
  };
}
