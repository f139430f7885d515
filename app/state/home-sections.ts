import { atom } from "jotai";
import { servicesAtom } from "./services.ts";

/** The sections of the home page (specification section 2); each remembers whether it is open. */
export type HomeSection = "comparisons";

const KEYS: Readonly<Record<HomeSection, string>> = { comparisons: "home_comparisons_collapsed" };
const changesAtom = atom(0);

/** Sections that are open; a section that was never touched is collapsed. */
export const openHomeSectionsAtom = atom((get): ReadonlySet<HomeSection> => {
  get(changesAtom);
  const { local } = get(servicesAtom).flags;
  return new Set((Object.keys(KEYS) as HomeSection[]).filter((section) => local.read(KEYS[section]) === "false"));
});

/** Opens or collapses a section and remembers it between visits. */
export const toggleHomeSectionAtom = atom(null, (get, set, section: HomeSection) => {
  const open = get(openHomeSectionsAtom).has(section);
  get(servicesAtom).flags.local.write(KEYS[section], open ? "true" : "false");
  set(changesAtom, (count) => count + 1);
});
