import { atom } from "jotai";
import { MAPPINGS_A_LIST } from "../../../edge-api/contract/limits.ts";
import type { NameMapping, NameMappings } from "../../../edge-api/contract/name-mappings.ts";
import { plainLine } from "../../../edge-api/contract/plain-line.ts";
import { normalName } from "../../../workers/import/normal-name.ts";
import { yieldToEventLoop } from "../../../workers/yield-to-event-loop.ts";
import { newId } from "../../data/plain-json.ts";
import type { Done, Outcome } from "../core/outcome.ts";
import { servicesAtom } from "../core/services.ts";
import { documentAtoms } from "./documents.ts";

/**
 * A 53-bit hash of a text (cyrb53), as a key for maps of documents: collisions are unlikely among 100,000 texts. Not secure
 * against deliberate collisions.
 */
function textKey(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return `k${(4294967296 * (2097151 & two) + (one >>> 0)).toString(36)}`;
}

/** For the verbs of this folder that load, clear and exchange documents. */
export const mappingAtoms = documentAtoms({
  kind: "mapping",
  documents: (work) => work.mapping,
  idOf: (mapping) => mapping.mapping_id,
  nameOf: () => "",
  show: ({ document }): NameMappings => document,
});

/** What a user decides about a name. */
export type NameDecision = Pick<NameMapping, "name" | "prodsys_id" | "factor">;

/** How the columns of a file were taken: field → column, and other answers. */
export type HeaderSettings = Readonly<Record<string, string | number | boolean | null>>;

/** The server takes 256 KiB of a list. */
const MAX_LETTERS = 120_000;

const keyOfName = (name: string): string => textKey(normalName(name));
const keyOfHeader = (header: readonly string[]): string => textKey(header.map(normalName).join("\t"));

const listsAtom = atom((get): readonly NameMappings[] =>
  [...get(mappingAtoms.entriesAtom).values()].map(({ shown }) => shown),
);

/** Of entries of several lists by key the latest. */
function latest<E extends { readonly at: number }>(
  lists: readonly Readonly<Record<string, E>>[],
): ReadonlyMap<string, E> {
  const found = new Map<string, E>();
  for (const list of lists) {
    for (const [key, entry] of Object.entries(list)) {
      const known = found.get(key);
      if (known === undefined || known.at < entry.at) found.set(key, entry);
    }
  }
  return found;
}

const byKeyAtom = atom((get) => latest(get(listsAtom).map(({ names }) => names)));

/** Everything that the user decided about names, the oldest first. */
export const nameMappingsAtom = atom((get): readonly NameMapping[] =>
  [...get(byKeyAtom).values()].toSorted((a, b) => a.at - b.at),
);

/** How the columns of a file with this header row were taken the last time; null = never. */
export const headerSettingsAtom = atom(null, (get, _set, header: readonly string[]): HeaderSettings | null => {
  const lists = get(listsAtom).map(({ headers }) => headers);
  return latest(lists).get(keyOfHeader(header))?.settings ?? null;
});

type ListChange = (list: NameMappings) => NameMappings;

/** Lists are never changed in place. */
const knownLetters = new WeakMap<NameMappings, number>();

const lettersOf = (list: NameMappings): number => {
  const letters = knownLetters.get(list) ?? JSON.stringify(list).length;
  knownLetters.set(list, letters);
  return letters;
};

/** Puts entries into a list, all at once: a list of thousands is copied once, and not for each of them. */
type PutEntries = (list: NameMappings, keys: readonly string[]) => NameMappings;

/** The lists that take the keys: those that have them, else one with room, else a new one. */
function listsOf(
  lists: readonly NameMappings[],
  keys: readonly string[],
  part: "headers" | "names",
): readonly { readonly list: NameMappings; readonly isNew: boolean; readonly keys: readonly string[] }[] {
  const open = lists.map((list) => ({
    list,
    isNew: false,
    keys: [] as string[],
    letters: MAX_LETTERS - lettersOf(list),
    entries: Math.max(Object.keys(list.names).length, Object.keys(list.headers).length),
  }));
  for (const key of keys) {
    let taken =
      open.find(({ list }) => Object.hasOwn(list[part], key)) ??
      open.find(({ letters, entries }) => entries < MAPPINGS_A_LIST && letters > 0);
    if (taken === undefined) {
      const list = { mapping_id: newId(), names: {}, headers: {} };
      taken = { list, isNew: true, keys: [], letters: MAX_LETTERS, entries: 0 };
      open.push(taken);
    }
    if (!Object.hasOwn(taken.list[part], key)) taken.entries++;
    taken.keys.push(key);
    taken.letters -= ENTRY_LETTERS;
  }
  return open.filter((one) => one.keys.length > 0);
}

/** Changes the lists that have the keys; what none has goes into one with room, else into a new one. */
const changeListsAtom = atom(
  null,
  async (get, set, keys: readonly string[], part: "headers" | "names", put: PutEntries): Done => {
    let failure: Outcome<null> | null = null;
    await Promise.all(
      listsOf(get(listsAtom), keys, part).map(async ({ list, isNew, keys: taken }) => {
        const next = put(list, taken);
        const outcome = isNew
          ? await set(mappingAtoms.putAtom, next)
          : await set(mappingAtoms.editAtom, list.mapping_id, (current) => put(current, taken));
        if (!outcome.ok) failure = outcome;
      }),
    );
    return failure ?? { ok: true, value: null };
  },
);

const ENTRY_LETTERS = 300;

const mapSomeAtom = atom(null, (_get, set, decisions: readonly NameDecision[], at: number): Done => {
  const byKey = new Map(decisions.map((decision) => [keyOfName(decision.name), decision]));
  const entryOf = (list: NameMappings, key: string): readonly (readonly [string, NameMapping])[] => {
    const decision = byKey.get(key);
    if (decision === undefined) return [];
    // a factor is part of what the name means for this product, and stays when the product is chosen again
    const before = list.names[key];
    const kept = before?.prodsys_id === decision.prodsys_id ? before.factor : undefined;
    const factor = decision.factor ?? kept;
    const { name, prodsys_id } = decision;
    return [[key, { name: plainLine(name), prodsys_id, ...(factor === undefined ? {} : { factor }), at }]];
  };
  return set(changeListsAtom, [...byKey.keys()], "names", (list, keys) => ({
    ...list,
    names: { ...list.names, ...Object.fromEntries(keys.flatMap((key) => entryOf(list, key))) },
  }));
});

/** Names that a slow machine saves in one task. */
const NAMES_A_TASK = 250;

/** Ends when all parts of the last large change are on their way to the store; null = there is none. */
const partsAtom = atom((): { underWay: Promise<unknown> | null } => ({ underWay: null }));

/**
 * Keeps what names mean. A few are saved at once, as each choice is made; thousands ("accept all sure ones") in parts with the
 * event loop between them. Later changes wait for the parts of earlier ones, so that the last choice wins.
 */
export const mapNamesAtom = atom(null, async (get, set, decisions: readonly NameDecision[]): Done => {
  const at = get(servicesAtom).now();
  const parts = get(partsAtom);
  while (parts.underWay !== null) await parts.underWay;
  if (decisions.length <= NAMES_A_TASK) return set(mapSomeAtom, decisions, at);
  const writes: Done[] = [];
  const writeParts = async (): Promise<void> => {
    for (let first = 0; first < decisions.length; first += NAMES_A_TASK) {
      await yieldToEventLoop();
      writes.push(set(mapSomeAtom, decisions.slice(first, first + NAMES_A_TASK), at));
    }
  };
  parts.underWay = writeParts().finally(() => (parts.underWay = null));
  await parts.underWay;
  const outcomes = await Promise.all(writes);
  return outcomes.find(({ ok }) => !ok) ?? { ok: true, value: null };
});

/** Forgets what names mean; they are asked about again. */
export const unmapNamesAtom = atom(null, async (get, set, names: readonly string[]): Promise<void> => {
  const parts = get(partsAtom);
  while (parts.underWay !== null) await parts.underWay;
  const keys = new Set(names.map(keyOfName));
  for (const list of get(listsAtom)) {
    if (!Object.keys(list.names).some((key) => keys.has(key))) continue;
    const without: ListChange = (current) => ({
      ...current,
      names: Object.fromEntries(Object.entries(current.names).filter(([key]) => !keys.has(key))),
    });
    await set(mappingAtoms.editAtom, list.mapping_id, without);
  }
});

/** Remembers how the columns of files with this header row are taken. */
export const rememberHeaderAtom = atom(null, (get, set, header: readonly string[], settings: HeaderSettings): Done => {
  const at = get(servicesAtom).now();
  return set(changeListsAtom, [keyOfHeader(header)], "headers", (list, keys) => ({
    ...list,
    headers: { ...list.headers, ...Object.fromEntries(keys.map((key) => [key, { settings, at }])) },
  }));
});
