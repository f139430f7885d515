import { atom } from "jotai";
import type { EntityKind } from "../../../edge-api/contract/entities.ts";
import { servicesAtom } from "../core/services.ts";

const SECTIONS = ["comparisons", "portfolios", "products", "foods"] as const;

/** The sections of the home page (specification section 2); each keeps whether it is open. */
export type HomeSection = (typeof SECTIONS)[number];

/** The section of each kind of work; other kinds have none. */
const SECTION_OF: Readonly<Partial<Record<EntityKind, HomeSection>>> = {
  comparison: "comparisons",
  portfolio: "portfolios",
  product: "products",
  food: "foods",
};

const keyOf = (section: HomeSection): string => `home_${section}_collapsed`;
const changesAtom = atom(0);

/** Sections to which this tab has added something: open until they are collapsed or the page is loaded again. */
const addedToAtom = atom<ReadonlySet<HomeSection>>(new Set<HomeSection>());

export const openSectionOfAddedAtom = atom(null, (_get, set, kind: EntityKind) => {
  const section = SECTION_OF[kind];
  if (section !== undefined) set(addedToAtom, (before) => new Set([...before, section]));
});

/** The open sections; collapsed by default, open after something was added. */
export const openHomeSectionsAtom = atom((get): ReadonlySet<HomeSection> => {
  get(changesAtom);
  const { local } = get(servicesAtom).flags;
  const addedTo = get(addedToAtom);
  return new Set(SECTIONS.filter((section) => addedTo.has(section) || local.read(keyOf(section)) === "false"));
});

/** Opens or collapses a section; kept between visits. */
export const toggleHomeSectionAtom = atom(null, (get, set, section: HomeSection) => {
  const open = get(openHomeSectionsAtom).has(section);
  get(servicesAtom).flags.local.write(keyOf(section), open ? "true" : "false");
  set(addedToAtom, (before) => new Set([...before].filter((one) => one !== section)));
  set(changesAtom, (count) => count + 1);
});
