import { atom } from "jotai";
import { servicesAtom } from "../core/services.ts";

const SECTIONS = ["comparisons", "portfolios", "products", "foods"] as const;

/** The sections of the home page (specification section 2); each keeps whether it is open. */
export type HomeSection = (typeof SECTIONS)[number];

const keyOf = (section: HomeSection): string => `home_${section}_collapsed`;
const changesAtom = atom(0);

/** The open sections; collapsed by default. */
export const openHomeSectionsAtom = atom((get): ReadonlySet<HomeSection> => {
  get(changesAtom);
  const { local } = get(servicesAtom).flags;
  return new Set(SECTIONS.filter((section) => local.read(keyOf(section)) === "false"));
});

/** Opens or collapses a section; kept between visits. */
export const toggleHomeSectionAtom = atom(null, (get, set, section: HomeSection) => {
  const open = get(openHomeSectionsAtom).has(section);
  get(servicesAtom).flags.local.write(keyOf(section), open ? "true" : "false");
  set(changesAtom, (count) => count + 1);
});
