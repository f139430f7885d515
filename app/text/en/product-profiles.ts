import { texts } from "../catalogue.ts";

/** About the Products. Numbers arrive formatted. */
export const productProfilesTexts = texts("product-profiles", {
  title: "About the Products",
  openAll: "Open all",
  closeAll: "Close all",
  loading: "Loading the profiles…",
  failed: "The profiles could not be loaded.",
  loadingOne: "Loading the profile…",
  failedOne: "The profile could not be loaded.",
  print: "Print",
  close: "Close",
  edit: "Edit Product",
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
  recycled: "Recycled content,\u00A0%",
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
  /** sources that are no publication and so have no title of their own, by their words in the data */
  ownSources: {
    "our estimate": "our estimate",
    "definition (Tare)": "definition (Tare)",
    "typical manufacturer/wholesale specification mass for this size (not weighed)":
      "typical specified mass for this size, not weighed",
  },
  qualities: {
    measured: "measured",
    "government-factor": "government factor",
    "published-LCA": "published life-cycle assessment",
    derived: "derived",
    "expert-estimate": "expert estimate",
    definition: "definition",
  },
  checks: {
    seen: "read in the source",
    corroborated: "confirmed by a second source",
    recalled: "not yet checked against the source",
    computed: "computed",
    assumed: "our estimate",
  },
});
