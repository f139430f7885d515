import { atom } from "jotai";
import * as v from "valibot";
import type { EntityKind } from "../../../edge-api/contract/entities.ts";
import { atomFamily } from "../core/atom-family.ts";
import { persistedAtom } from "../core/persisted-atom.ts";

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

/** Whether a section is collapsed, by the key of the specification; kept between visits. */
const collapsedAtom = atomFamily((section) => persistedAtom(`home_${section}_collapsed`, v.boolean(), true));

/** Sections to which this tab has added something: open until they are collapsed or the page is loaded again. */
const addedToAtom = atom<ReadonlySet<HomeSection>>(new Set<HomeSection>());

export const openSectionOfAddedAtom = atom(null, (_get, set, kind: EntityKind) => {
  const section = SECTION_OF[kind];
  if (section !== undefined) set(addedToAtom, (before) => new Set([...before, section]));
});

/** The open sections; collapsed by default, open after something was added. */
export const openHomeSectionsAtom = atom((get): ReadonlySet<HomeSection> => {
  const addedTo = get(addedToAtom);
  return new Set(SECTIONS.filter((section) => addedTo.has(section) || !get(collapsedAtom(section))));
});

/** Opens or collapses a section; kept between visits. */
export const toggleHomeSectionAtom = atom(null, (get, set, section: HomeSection) => {
  const open = get(openHomeSectionsAtom).has(section);
  set(collapsedAtom(section), open);
  set(addedToAtom, (before) => new Set([...before].filter((one) => one !== section)));
});
