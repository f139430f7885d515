import { atom } from "jotai";
import * as v from "valibot";
import { persistedAtom } from "./persisted-atom.ts";

/** The open sections of the results pages, by the ids of their headings. */
const openAtom = persistedAtom<readonly string[]>("open_sections", v.array(v.string()), []);

/** Tells whether a section of the results pages is open, by the id of its heading. Collapsed by default. */
export const openSectionsAtom = atom((get): ((section: string) => boolean) => {
  const open = new Set(get(openAtom));
  return (section) => open.has(section);
});

/** Opens or collapses sections; kept between visits, for all comparisons and portfolios of this browser. */
export const setSectionsOpenAtom = atom(null, (get, set, sections: readonly string[], isOpen: boolean) => {
  const others = get(openAtom).filter((section) => !sections.includes(section));
  set(openAtom, isOpen ? [...others, ...sections] : others);
});
