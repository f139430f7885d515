import type { ReferenceBytes, ScoringApi } from "../../workers/scoring-api.ts";
import spanish from "../../migrations/reference-data/built/names-es.json?url";
import { fetchBytes, type Fetch } from "./http.ts";

/** Short, because rows also have English names. */
const TIMEOUT_MS = 4_000;

type Loading = Pick<ScoringApi, "loadReference" | "keepReference">;

/**
 * Wraps an engine so that the rows of every dataset version get Spanish names. If the names cannot be loaded, rows keep their
 * English names, and the next dataset tries again.
 */
export function inSpanish<Engine extends Loading>(engine: Engine, fetch: Fetch): Engine {
  let names: string | null = null;
  const named = async (bytes: ReferenceBytes): Promise<ReferenceBytes> => {
    if (names === null) {
      const reply = await fetchBytes(fetch, spanish, { timeoutMs: TIMEOUT_MS });
      if (!reply.ok) return bytes;
      names = new TextDecoder().decode(reply.value.bytes);
    }
    return { ...bytes, names };
  };
  // inherit instead of copying: the worker client creates most methods on access, so a copy would lack them
  return Object.assign(Object.create(engine) as Engine, {
    loadReference: async (bytes: ReferenceBytes) => engine.loadReference(await named(bytes)),
    keepReference: async (bytes: ReferenceBytes) => engine.keepReference(await named(bytes)),
  });
}
