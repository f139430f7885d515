import { atom } from "jotai";
import { withoutBidiControls } from "../../edge-api/contract/bidi-controls.ts";
import { MAPPINGS_A_LIST } from "../../edge-api/contract/limits.ts";
import type { NameMapping, NameMappings } from "../../edge-api/contract/name-mappings.ts";
import { normalName } from "../../workers/import/normal-name.ts";
import { newId } from "../data/new-id.ts";
import { documentAtoms } from "./documents.ts";
import type { Outcome } from "./outcome.ts";
import { servicesAtom } from "./services.ts";
import { textKey } from "./text-key.ts";

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
const MOST_LETTERS = 120_000;

/** As the contract takes a name: one line without control characters. */
const plainLine = (name: string): string =>
  withoutBidiControls(name)
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, " ")
    .trim();

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

const lettersOf = (list: NameMappings): number => JSON.stringify(list).length;

/** Changes the lists that have the keys; what none has goes into one with room, else into a new one. */
const changeListsAtom = atom(
  null,
  async (
    get,
    set,
    keys: readonly string[],
    part: "headers" | "names",
    entry: (key: string, list: NameMappings) => NameMappings,
  ): Promise<Outcome<null>> => {
    const lists = new Map(get(listsAtom).map((list) => [list.mapping_id, list]));
    const room = new Map([...lists].map(([id, list]) => [id, MOST_LETTERS - lettersOf(list)]));
    const changed = new Map<
      string,
      { readonly isNew: boolean; readonly changes: ListChange[]; readonly noted: Record<string, unknown> }
    >();
    const hasRoom = (list: NameMappings): boolean =>
      Object.keys(list.names).length < MAPPINGS_A_LIST &&
      Object.keys(list.headers).length < MAPPINGS_A_LIST &&
      (room.get(list.mapping_id) ?? 0) > 0;
    for (const key of keys) {
      let list = [...lists.values()].find((one) => Object.hasOwn(one[part], key)) ?? [...lists.values()].find(hasRoom);
      if (list === undefined) {
        list = { mapping_id: newId(), names: {}, headers: {} };
        room.set(list.mapping_id, MOST_LETTERS);
        changed.set(list.mapping_id, { isNew: true, changes: [], noted: {} });
      }
      const id = list.mapping_id;
      const next = entry(key, list);
      lists.set(id, next);
      room.set(id, (room.get(id) ?? 0) - ENTRY_LETTERS);
      const change = changed.get(id) ?? { isNew: false, changes: [], noted: {} };
      changed.set(id, change);
      change.changes.push((current) => entry(key, current));
      change.noted[`${part}.${key}`] = next[part][key];
    }
    let failure: Outcome<null> | null = null;
    await Promise.all(
      [...changed].map(async ([id, { isNew, changes, noted }]) => {
        const apply: ListChange = (list) => changes.reduce((now, change) => change(now), list);
        const outcome = isNew
          ? await set(mappingAtoms.putAtom, apply({ mapping_id: id, names: {}, headers: {} }))
          : await set(mappingAtoms.editAtom, id, apply, noted);
        if (!outcome.ok) failure = outcome;
      }),
    );
    return failure ?? { ok: true, value: null };
  },
);

/** About as much as one entry takes. */
const ENTRY_LETTERS = 300;

/** Keeps what names mean, at once: each choice is saved as it is made. */
export const mapNamesAtom = atom(null, (get, set, decisions: readonly NameDecision[]): Promise<Outcome<null>> => {
  const at = get(servicesAtom).now();
  const byKey = new Map(decisions.map((decision) => [keyOfName(decision.name), decision]));
  return set(changeListsAtom, [...byKey.keys()], "names", (key, list) => {
    const decision = byKey.get(key);
    if (decision === undefined) return list;
    // a factor is part of what the name means for this product, whoever chooses it again
    const before = list.names[key];
    const kept = before?.prodsys_id === decision.prodsys_id ? before.factor : undefined;
    const factor = decision.factor ?? kept;
    const entry = {
      name: plainLine(decision.name),
      prodsys_id: decision.prodsys_id,
      ...(factor === undefined ? {} : { factor }),
      at,
    };
    return { ...list, names: { ...list.names, [key]: entry } };
  });
});

/** Forgets what names mean; they are asked about again. */
export const unmapNamesAtom = atom(null, async (get, set, names: readonly string[]): Promise<void> => {
  const keys = new Set(names.map(keyOfName));
  for (const list of get(listsAtom)) {
    if (!Object.keys(list.names).some((key) => keys.has(key))) continue;
    const without: ListChange = (current) => ({
      ...current,
      names: Object.fromEntries(Object.entries(current.names).filter(([key]) => !keys.has(key))),
    });
    const noted = Object.keys(list.names).flatMap((key) =>
      keys.has(key) ? [[`names.${key}`, undefined] as const] : [],
    );
    await set(mappingAtoms.editAtom, list.mapping_id, without, Object.fromEntries(noted));
  }
});

/** Remembers how the columns of files with this header row are taken. */
export const rememberHeaderAtom = atom(
  null,
  (get, set, header: readonly string[], settings: HeaderSettings): Promise<Outcome<null>> => {
    const at = get(servicesAtom).now();
    return set(changeListsAtom, [keyOfHeader(header)], "headers", (key, list) => ({
      ...list,
      headers: { ...list.headers, [key]: { settings, at } },
    }));
  },
);
