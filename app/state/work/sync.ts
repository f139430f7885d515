import { atom } from "jotai";
import type { EntityKind } from "../../../edge-api/contract/entities.ts";
import type { ServerSync } from "../../data/sync/server-sync.ts";
import { comparisonAtoms } from "./comparisons.ts";
import { foodAtoms } from "./foods.ts";
import { mappingAtoms } from "./name-mappings.ts";
import type { Done } from "../core/outcome.ts";
import { outboxAtom, readOutboxAtom, showLinkAtom, showSentAtom } from "./outbox.ts";
import { GUEST, ownerAtom, type Owner } from "../core/owner.ts";
import { portfolioAtoms } from "./portfolio-heads.ts";
import { productAtoms } from "./products.ts";
import { afterWriteAtom, retryWritesAtom, showSavedAtom, unwrittenAtom } from "./save-state.ts";
import { openSafely, servicesAtom } from "../core/services.ts";
import { reportExpiredAtom, sessionKeyAtom } from "../core/session.ts";

/** In loading order (specification section 4): kinds that others refer to come first. */
export const WORK_KINDS = [foodAtoms, productAtoms, portfolioAtoms, comparisonAtoms, mappingAtoms] as const;
const KINDS = WORK_KINDS.map(({ kind }) => kind);

/** Edits within this time are sent together. */
const SOON_MS = 400;
/** A large portfolio is sent whole: its edits are collected for longer, up to MAX_WAIT_MS. */
const LARGE_SOON_MS = 2_000;
const LARGE_ENTRIES = 2_000;
const MAX_WAIT_MS = 20_000;
/** A save that takes longer shows its progress. */
const SLOW_MS = 1_000;
const AFTER_LISTS_MS = 1_500;
/** Only imports need the decisions about names: their list delays no page. */
const MAPPINGS_AFTER_MS = 3_000;
/** Another tab sends its own edits; if it was closed meanwhile, this tab sends them. */
const AFTER_OTHERS_MS = 3_000;
const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 60_000;

/** One per store: a derived atom makes its own object. */
const runAtom = atom(() => ({
  running: null as Promise<void> | null,
  again: false,
  /** cancels the planned attempt */
  cancel: null as (() => void) | null,
  failures: 0,
  /** the server asked not to be called before this time, milliseconds since 1970 */
  notBefore: 0,
}));

/** Sends, and shows how much of a large document is sent once that takes longer than SLOW_MS. */
const sendWithProgressAtom = atom(null, async (get, set, sync: Pick<ServerSync, "drain">, owner: Owner) => {
  let isSlow = false;
  let sent: number | null = null;
  const cancel = get(servicesAtom).after(SLOW_MS, () => {
    isSlow = true;
    set(showSentAtom, sent);
  });
  const end = await sync.drain(owner, (part) => {
    sent = part;
    if (isSlow) set(showSentAtom, part);
  });
  cancel();
  set(showSentAtom, null);
  return end;
});

/** Sends everything that can be sent, once; after a failure it plans the next attempt. */
const sendOnceAtom = atom(null, async (get, set): Promise<void> => {
  const owner = get(ownerAtom);
  if (owner === null || owner === GUEST) return;
  const services = get(servicesAtom);
  const opened = await openSafely(services);
  if (!opened.ok) return;
  const { sync } = opened.value;
  const run = get(runAtom);
  const end = await set(sendWithProgressAtom, sync, owner);
  await set(readOutboxAtom);
  if (get(ownerAtom) !== owner) return;
  if (end.kind === "sent") {
    run.failures = 0;
    set(showLinkAtom, "open");
    if (end.count > 0) set(showSavedAtom);
  } else if (end.kind === "not_admitted") {
    set(showLinkAtom, "session");
  } else {
    const retryAfterMs = end.kind === "later" ? end.retryAfterMs : null;
    if (retryAfterMs !== null) {
      // not a failure: retry when the server said, without backoff
      run.notBefore = services.now() + retryAfterMs;
      set(showLinkAtom, "busy");
      set(planAtom, retryAfterMs);
      return;
    }
    run.failures += 1;
    const isAway = end.kind === "later" && (end.problem.code === "network" || !sync.connection.isOnline());
    set(showLinkAtom, isAway ? "offline" : "retrying");
    set(planAtom, Math.min(FIRST_RETRY_MS * 2 ** (run.failures - 1), MAX_RETRY_MS));
  }
});

/** Sends now; a call during a run causes one more run. */
const sendAtom = atom(null, (get, set): Promise<void> => {
  const run = get(runAtom);
  run.cancel?.();
  run.cancel = null;
  if (run.running !== null) {
    run.again = true;
    return run.running;
  }
  run.running = (async () => {
    do {
      run.again = false;
      await set(sendOnceAtom);
    } while (run.again);
  })().finally(() => (run.running = null));
  return run.running;
});

/** Plans to send after a delay, replacing the earlier plan; not before the server allows it. */
const planAtom = atom(null, (get, set, ms: number) => {
  const run = get(runAtom);
  const { now, after } = get(servicesAtom);
  run.cancel?.();
  run.cancel = after(Math.max(ms, run.notBefore - now()), () => {
    run.cancel = null;
    void set(sendAtom);
  });
});

/** Called with the kind that is being loaded. */
type ReportKind = (kind: EntityKind) => void;

/** Fetches lists in the background: what this browser has is on screen already. */
const refreshAtom = atom(null, async (get, set, kinds: readonly EntityKind[], report?: ReportKind): Done => {
  const owner = get(ownerAtom);
  if (owner === null || owner === GUEST) return { ok: true, value: null };
  const opened = await openSafely(get(servicesAtom));
  if (!opened.ok) return opened;
  return opened.value.sync.pull(owner, kinds, {
    begins: (kind) => report?.(kind),
    changed: async (kind) => {
      const changed = WORK_KINDS.find((one) => one.kind === kind);
      if (changed !== undefined) await set(changed.loadAtom, owner);
    },
  });
});

/** After a login: loads foods, products, portfolios and comparisons from the server, in that order, and later the decisions about names; unsent local changes stay on top. */
export const loadUserWorkAtom = atom(null, async (get, set, report?: ReportKind): Done => {
  const loaded = await set(
    refreshAtom,
    KINDS.filter((kind) => kind !== "mapping"),
    report,
  );
  get(servicesAtom).after(MAPPINGS_AFTER_MS, () => void set(refreshAtom, ["mapping"]));
  if (loaded.ok) void set(sendAtom);
  return loaded;
});

/** Gives the calls for documents the token of their owner. */
export const admitSyncAtom = atom(null, (get, set, sync: Pick<ServerSync, "admit">): void =>
  sync.admit({
    tokenOf: (owner) => {
      const key = get(sessionKeyAtom);
      return key !== null && key.email === owner ? key.accessToken : null;
    },
    expired: (_owner, token) => {
      if (get(sessionKeyAtom)?.accessToken === token) set(reportExpiredAtom);
    },
  }),
);

/** For the actions that begin an owner's work: starts the synchronisation and sends what an earlier visit left. */
export const startSyncAtom = atom(null, async (get, set) => {
  get(afterWriteAtom).run = async () => {
    const waiting = await set(readOutboxAtom);
    const portfolios = get(portfolioAtoms.entriesAtom);
    const isLarge = waiting.some(
      ({ kind, id }) =>
        kind === "portfolio" && (portfolios.get(id)?.kept.document.entries.entry_count ?? 0) > LARGE_ENTRIES,
    );
    const oldest = waiting.find(({ waitsFor }) => waitsFor === null)?.since ?? 0;
    const latest = Math.max(0, oldest + MAX_WAIT_MS - get(servicesAtom).now());
    set(planAtom, Math.min(isLarge ? LARGE_SOON_MS : SOON_MS, latest));
  };
  set(showLinkAtom, "open");
  const left = await set(readOutboxAtom);
  // fetch the server's lists first
  if (left.length > 0) set(planAtom, AFTER_LISTS_MS);
});

/** Called when the network returns or the page becomes visible again. */
export const returnedAtom = atom(null, async (_get, set) => {
  await set(refreshAtom, KINDS);
  await set(sendAtom);
});

/** Called when another tab has changed a document: that tab sends it, this one checks later. */
export const scheduleCheckAtom = atom(null, async (get, set) => {
  const before = get(outboxAtom);
  const left = await set(readOutboxAtom);
  if (left.some(({ waitsFor }) => waitsFor === null)) set(planAtom, AFTER_OTHERS_MS);
  else if (left.length === 0 && before.length > 0) set(showSavedAtom);
});

/** Retries everything: writes, documents that the server refused, and everything unsent. The problem says what is still unsent. */
export const flushAtom = atom(null, async (get, set): Done => {
  await set(retryWritesAtom);
  const owner = get(ownerAtom);
  if (owner === null || owner === GUEST) return { ok: true, value: null };
  const opened = await openSafely(get(servicesAtom));
  if (!opened.ok) return opened;
  await opened.value.sync.forgive(owner);
  get(runAtom).failures = 0;
  await set(sendAtom);
  const left = get(outboxAtom);
  if (left.length === 0 && !get(unwrittenAtom)) {
    set(showSavedAtom);
    return { ok: true, value: null };
  }
  return { ok: false, problem: { code: "network", detail: `${left.length} documents are not sent` } };
});

/** The action of "Retry". */
export const retrySavesAtom = atom(null, async (_get, set) => {
  await set(flushAtom);
});
