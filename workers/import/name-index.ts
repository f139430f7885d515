import { comparable, likeness, normalName, type ComparableName } from "./normal-name.ts";

interface Named {
  readonly id: string;
  readonly name: string;
  /** the dataset's own, where `name` is a translation: files of both languages are read */
  readonly original_name?: string;
}

const namesOf = ({ name, original_name }: Named): readonly string[] => [
  ...new Set([name, original_name ?? name].map(normalName)),
];

/** Names that are offered for one that nothing has. */
const MOST_OFFERS = 4;
/** Below this, names have no more in common than any two. */
const LEAST_LIKENESS = 0.35;
/** What is much less alike than the likeliest is left out. */
const OF_THE_LIKELIEST = 0.6;

/** Finds things by id or by name, and what a name may mean that nothing has exactly. */
export class NameIndex<Thing extends Named> {
  readonly #byId = new Map<string, Thing>();
  readonly #byName = new Map<string, Thing[]>();
  readonly #comparable: readonly { readonly thing: Thing; readonly names: readonly ComparableName[] }[];

  constructor(things: readonly Thing[]) {
    for (const thing of things) {
      this.#byId.set(thing.id, thing);
      for (const normal of namesOf(thing)) {
        this.#byName.set(normal, [...(this.#byName.get(normal) ?? []), thing]);
      }
    }
    this.#comparable = things.map((thing) => ({ thing, names: namesOf(thing).map((name) => comparable(name)) }));
  }

  byId(id: string): Thing | undefined {
    return this.#byId.get(id);
  }

  /** What a cell names: by id, else by name, whatever its case, accents and punctuation; several may share a name. */
  find(cell: string): readonly Thing[] {
    const known = this.#byId.get(cell) ?? this.#byId.get(cell.toLowerCase());
    return known === undefined ? (this.#byName.get(normalName(cell)) ?? []) : [known];
  }

  /** What a cell may mean, likeliest first. For foods and use cases: what products may be meant the name matcher finds. */
  nearest(cell: string): readonly Thing[] {
    const wanted = comparable(normalName(cell));
    const alike = this.#comparable
      .map(({ thing, names }) => ({ thing, likeness: Math.max(...names.map((name) => likeness(wanted, name))) }))
      .toSorted((a, b) => b.likeness - a.likeness);
    const least = Math.max(LEAST_LIKENESS, (alike[0]?.likeness ?? 0) * OF_THE_LIKELIEST);
    return alike
      .slice(0, MOST_OFFERS)
      .filter(({ likeness }) => likeness >= least)
      .map(({ thing }) => thing);
  }
}
