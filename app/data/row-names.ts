import type { ReferenceBytes, ScoringApi } from "../../workers/scoring-api.ts";
import spanish from "../../migrations/reference-data/built/names-es.json?url";
import { fetchBytes, type Fetch } from "./http.ts";

/** Names may come late, but nobody waits for them for long: the tables have names of their own. */
const TIMEOUT_MS = 4_000;

type Loading = Pick<ScoringApi, "loadReference" | "keepReference">;

/**
 * An engine that names the rows of every dataset version in Spanish. Names that cannot be had leave rows as they are, and are
 * asked for again with the next dataset.
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
  // the client of the worker makes most of its calls when they are asked for, so that a copy would lack them
  return Object.assign(Object.create(engine) as Engine, {
    loadReference: async (bytes: ReferenceBytes) => engine.loadReference(await named(bytes)),
    keepReference: async (bytes: ReferenceBytes) => engine.keepReference(await named(bytes)),
  });
}
