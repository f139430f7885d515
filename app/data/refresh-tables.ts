import type { ByteReply } from "./http.ts";
import { failed, ok, type Outcome } from "./outcome.ts";
import type { ReferenceApi } from "./reference-api.ts";
import type { StoredTables } from "./reference-store.ts";

interface Ports {
  readonly api: Pick<ReferenceApi, "updateTimes" | "kind">;
  readonly unpacked: (reply: Outcome<ByteReply>) => Promise<Outcome<StoredTables>>;
}

/** The stored tables of the base (null) or of a region, and the callback for progress, 0-1. */
export type Refreshing = [
  stored: StoredTables,
  region_id: string | null,
  report: (stage: "tables", share: number) => void,
];

/** Kinds whose time differs from the stored one. Earlier times count too: the server may have been restored. */
const changedKinds = (stored: StoredTables, times: StoredTables["updateTimes"]): string[] => {
  const before = new Map(stored.updateTimes.map(({ kind, updateTime }) => [kind, updateTime]));
  return times
    .filter(({ kind, updateTime }) => before.get(kind) !== updateTime || !stored.kinds.has(kind))
    .map((t) => t.kind);
};

/** Updates stored tables to the server's version, kind by kind. `version_moved` if that changes meanwhile. */
export async function refreshTables(
  { api, unpacked }: Ports,
  ...[stored, region_id, report]: Refreshing
): Promise<Outcome<StoredTables>> {
  const times = await api.updateTimes(region_id, stored.etag);
  if (!times.ok) return times;
  if (!times.value.changed) return ok(stored);
  const { etag, version, updateTimes } = times.value;
  const changed = changedKinds(stored, updateTimes);
  let loadedCount = 0;
  if (changed.length > 0) report("tables", 0);
  const parts = await Promise.all(
    changed.map(async (kind) => {
      const part = await unpacked(await api.kind(kind, region_id));
      report("tables", ++loadedCount / changed.length);
      return part;
    }),
  );
  const kinds = new Map<string, ArrayBuffer>();
  for (const { kind } of updateTimes) {
    const bytes = stored.kinds.get(kind);
    if (bytes !== undefined) kinds.set(kind, bytes);
  }
  for (const part of parts) {
    if (!part.ok) return part;
    if (part.value.version !== version) return failed("version_moved", `${version}: ${part.value.version}`);
    for (const [kind, bytes] of part.value.kinds) kinds.set(kind, bytes);
  }
  const missing = changed.find((kind) => !kinds.has(kind));
  if (missing !== undefined) return failed("bad_reply", `listKind/${missing} has no rows`);
  return ok({ version, etag, updateTimes, kinds });
}
