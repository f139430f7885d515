import { atom } from "jotai";
import { servicesAtom } from "./services.ts";

/** Sections opened or closed in this tab, for browsers that refuse storage. */
const changedHereAtom = atom<ReadonlyMap<string, boolean>>(new Map());

const keyOf = (section: string): string => `section_${section}_collapsed`;

/** Tells whether a section of the results pages is open, by the id of its heading. Collapsed by default. */
export const openSectionsAtom = atom((get): ((section: string) => boolean) => {
  const changed = get(changedHereAtom);
  const { local } = get(servicesAtom).flags;
  return (section) => changed.get(section) ?? local.read(keyOf(section)) === "false";
});

/** Opens or collapses sections; kept between visits, for all comparisons and portfolios of this browser. */
export const setSectionsOpenAtom = atom(null, (get, set, sections: readonly string[], isOpen: boolean) => {
  const { local } = get(servicesAtom).flags;
  for (const section of sections) local.write(keyOf(section), isOpen ? "false" : "true");
  set(changedHereAtom, (before) => new Map([...before, ...sections.map((section) => [section, isOpen] as const)]));
});
