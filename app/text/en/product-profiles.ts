import { plural, texts } from "../catalogue.ts";
import { formatCount } from "../format.ts";

/** About the Products. Numbers arrive formatted. */
export const productProfilesTexts = texts("product-profiles", {
  title: "About the Products",
  profiles: (count: number) =>
    plural(count, { one: "1 product profile", other: `${formatCount(count)} product profiles` }),
  note: "components, masses, reuse and washing, with sources",
  openAll: "Open all",
  closeAll: "Close all",
  loading: "Loading the profiles…",
  failed: "The profiles could not be loaded.",
  loadingOne: "Loading the profile…",
  failedOne: "The profile could not be loaded.",
  print: "Print",
  close: "Close",
  edit: "Edit Product",
  editLabel: (name: string) => `Edit ${name}`,
  csv: "CSV",
  csvLabel: "Save product profiles as CSV",

  own: "your product",
  size: "Size",
  mass: "Mass",
  uses: "Uses",
  usesOf: (count: string) => `${count} per item`,
  singleUse: "single use",
  washing: "Washing",
  washed: (system: string, rack: string) => `${system}, ${rack} per rack`,
  washes: (system: string, washes: string, rack: string) => `${system}, ${washes} washes per use, ${rack} per rack`,
  hub: (distance: string) => `hub ${distance} away`,
  notWashed: "not washed",
  production: "Produced in",
  productionAssumed: (region: string) => `${region} (not stated: region of use)`,

  components: (name: string) => `Components of the ${name}`,
  component: "Component",
  material: "Material",
  grams: (unit: string) => `Mass, ${unit}`,
  recycled: "Recycled content, %",
  recycledShort: "Recycled content",
  contact: "Contact with food",
  litter: "Litter class",
  littered: (litterClass: string, share: string) => `${litterClass}, ${share} littered`,
  transport: "Transport",
  leg: (mode: string, distance: string) => `${mode}, ${distance}`,

  sources: "Sources",
  ofProduct: "Masses of the product",
  noSource: "no source given",
  /** year, geography, quality, how far it was verified; empty ones left out */
  provenance: (source: string, facts: string) => (facts === "" ? source : `${source}. ${facts}.`),
  qualities: {
    measured: "measured",
    "government-factor": "government factor",
    "published-LCA": "published life-cycle assessment",
    derived: "derived",
    "expert-estimate": "expert estimate",
    definition: "definition",
  },
  checks: {
    seen: "read at its source",
    corroborated: "corroborated",
    recalled: "not yet read again",
    computed: "computed",
    assumed: "assumed",
  },
});
