import { comparable, likeness, normalName, type ComparableName } from "./normal-name.ts";

interface Named {
  readonly id: string;
  readonly name: string;
  /** the name in the dataset, if `name` is a translation; both are searched */
  readonly original_name?: string;
}

const namesOf = ({ name, original_name }: Named): readonly string[] => [
  ...new Set([name, original_name ?? name].map(normalName)),
];

/** Maximum number of offers for an unknown name. */
const MAX_OFFERS = 4;
/** Below this likeness a resemblance is chance. */
const MIN_LIKENESS = 0.35;
/** Offers need at least this share of the best likeness. */
const MIN_SHARE_OF_BEST = 0.6;

/** Finds things by id, by exact name and by similar name. */
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

  /** Whether a cell is an id rather than a name. */
  isId(cell: string): boolean {
    return this.#byIdIn(cell) !== undefined;
  }

  #byIdIn(cell: string): Thing | undefined {
    return this.#byId.get(cell) ?? this.#byId.get(cell.toLowerCase());
  }

  /** Things with this id, else with this name, ignoring case, accents and punctuation; several can share a name. */
  find(cell: string): readonly Thing[] {
    const known = this.#byIdIn(cell);
    return known === undefined ? (this.#byName.get(normalName(cell)) ?? []) : [known];
  }

  /** Things with a similar name, likeliest first. For foods and use cases; products go through the name matcher. */
  nearest(cell: string): readonly Thing[] {
    const wanted = comparable(normalName(cell));
    const alike = this.#comparable
      .map(({ thing, names }) => ({ thing, likeness: Math.max(...names.map((name) => likeness(wanted, name))) }))
      .toSorted((a, b) => b.likeness - a.likeness);
    const least = Math.max(MIN_LIKENESS, (alike[0]?.likeness ?? 0) * MIN_SHARE_OF_BEST);
    return alike
      .slice(0, MAX_OFFERS)
      .filter(({ likeness }) => likeness >= least)
      .map(({ thing }) => thing);
  }
}
