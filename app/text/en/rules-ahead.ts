import { plural, texts } from "../catalogue.ts";

/** Rules ahead: requirements of packaging law for a portfolio. Numbers, dates and names arrive formatted. */
export const rulesAheadTexts = texts("rules-ahead", {
  documentTitle: "Upcoming rules · Tare",
  title: "Upcoming rules",
  lead: "What European, British and American packaging law asks of a portfolio, with dates and sources, beside the portfolio's own figures.",
  guard:
    "Information, not legal advice. How and when each rule was checked is stated below its law. Most duties fall on producers, importers or final distributors; the text of the law decides which you are and which exceptions apply.",
  portfolio: "Portfolio",
  market: "Law of",
  markets: { eu: "European Union", uk: "United Kingdom", us: "United States", all: "All of these" },
  print: "Print",
  csv: "CSV",
  csvMenu: "Save as CSV",
  csvTables: {
    rules: "Rules with figures",
    reuse: "Reuse by use case",
    materials: "Mass by material",
    plastic: "Plastic components",
    undeclared: "Missing declarations",
  },
  csvFailed: "The file could not be written. Please try again.",
  none: "There is no portfolio yet. Upcoming rules shows what the law asks of what you buy.",
  create: "Create a portfolio",
  scoring: "Calculating the portfolio…",
  failed: "The figures of the portfolio could not be computed.",
  toScores: "Portfolio scores",
  toReturns: "Packaging returns",

  timeline: {
    title: "What applies when",
    note: "in force first, then by date",
    when: "From",
    rule: "What it asks",
    figure: "This portfolio",
    source: "Law",
    since: (day: string) => `since ${day}`,
    from: (day: string) => `from ${day}`,
  },

  /** the citation of the law; partly translated in other languages */
  citation: (_id: string, law: string): string => law,
  rules: {
    eu_bans:
      "Single-use plastic plates, cutlery, straws and stirrers, and food and drink containers and cups of expanded polystyrene, may not be placed on the market; from 12 February 2029 the same holds for extruded polystyrene.",
    eu_pfas:
      "Food-contact packaging must contain less than 25 ppb of any single PFAS, 250 ppb for the sum measured, and 50 ppm with polymeric PFAS. Ask suppliers for their declarations.",
    eu_refill:
      "Anyone who sells takeaway food or drinks must let customers bring their own container, at no higher price and on no worse terms.",
    eu_reuse_offer:
      "Anyone who sells takeaway food or drinks must offer reusable packaging within a re-use system, at no higher price; micro-enterprises are exempt. From 2030 they must try to offer 10% of products in reusable packaging.",
    eu_formats:
      "Hotels, restaurants and cafés may not use single-use plastic packaging for food and drinks that are filled and consumed on the premises, nor for single portions of condiments, sauces, cream and sugar there. Take-away portions, care settings with a medical need and establishments without drinking water are excepted; member states may except micro-enterprises.",
    eu_recyclable:
      "Packaging must be designed for recycling and reach grade A, B or C (70% at least), or 24 months after the Commission's criteria are in force if that is later. From 2038 grade C no longer suffices.",
    eu_recycled:
      "Plastic parts of packaging must contain recycled plastic from post-consumer waste: food-contact parts 30% (PET, and drinks bottles of any plastic) or 10% (other plastics), other packaging 35%, or later if the calculation rules are late. Compostable plastic and parts below 5% of the weight of a pack are exempt.",
    uk_bans:
      "England: no plastic cutlery, and no cups and food containers of polystyrene foam; plastic plates, bowls and trays only as packaging that is filled at the point of sale. Since October 2020 no plastic stirrers, and straws on request only. Similar bans have applied in Scotland since June 2022 and in Wales since 30 October 2023; the date for Northern Ireland is not confirmed.",
    uk_fees:
      "Larger producers pay fees for household packaging by weight and material. Base fees of 2025/26, per tonne: fibre-based composite £461, plastic £423, wood £280, aluminium £266, steel £259, other materials £259, paper and card £196, glass £192. From 2026/27 fees differ by recyclability; we have not read those rates.",
    us_pfas:
      "No food packaging with intentionally added PFAS: in California since 2023 (of paper and other plant fibre; 100 ppm of fluorine and more count as added) and in Colorado since 2024 (of any material). Other states have laws of their own, which we have not read.",
    us_ca_foam: "Food service ware of expanded polystyrene may not be sold or distributed in California.",
    us_or:
      "Producers of packaging and food service ware join a producer organisation, report by weight what they supply, and pay fees; small producers are exempt.",
    us_mn:
      "Producers of packaging, food packaging included, must be members of a producer organisation. From 2029 they may sell only under its approved plan, from 2032 only what is reused, refilled or on a state list of what is collected for recycling or composting.",
    us_co:
      "Producers of packaging may sell only if they take part in the programme: they report what they sell, and have paid dues by weight since January 2026 at the latest. Thresholds exempt small ones.",
    us_wa:
      "Producers of packaging must have appointed a producer organisation, which registers for them every year by 1 March.",
    us_md:
      "Producers of packaging register with a producer organisation; it pays a part of the cost of local recycling from July 2028. These dates come from pages about the law.",
    us_me:
      "Producers pay by the amount and recyclability of the packaging of their products, to reimburse municipalities; the programme is due to work fully in 2027.",
    us_ca:
      "Single-use packaging and plastic single-use food service ware: by 2032 a quarter less plastic, all of it recyclable or compostable, and 65% of the plastic recycled. Producers report and pay through their organisation.",
  },

  figures: {
    forbidden: (products: number, shown: string, uses: string) =>
      products === 0
        ? "no product marked"
        : plural(products, {
            one: `1 product marked, ${uses} of the uses`,
            other: `${shown} products marked, ${uses} of the uses`,
          }),
    undeclared: (parts: number, shown: string) =>
      parts === 0
        ? "every part that touches food declares something"
        : plural(parts, {
            one: "1 part that touches food declares nothing",
            other: `${shown} parts that touch food declare nothing`,
          }),
    single_use_uses: (share: string) => `${share} of take-away uses are single-use`,
    noTakeaway: "no take-away uses",
    single_use_plastic: (mass: string, parts: string) => `${mass} of plastic in ${parts} single-use parts`,
    noPlastic: "no plastic in single-use products",
    recycled_plastic: (share: string) => `${share} recycled content in it`,
    weights: (mass: string, materials: number, shown: string) =>
      `${mass} of single-use products, ${plural(materials, { one: "1 material", other: `${shown} materials` })}`,
    noWeights: "no single-use products",
    plastic_products: (mass: string) => `${mass} of single-use products with plastic in them`,
    foam: (mass: string) => `${mass} of expanded polystyrene`,
    noFoam: "no expanded polystyrene",
  },

  reuse: {
    title: "Reuse by use case",
    note: "share of the uses that reusables serve",
    usecase: "Use case",
    uses: "Uses",
    reusable: "By reusables",
    share: "Share",
    all: "All",
  },
  materials: {
    title: "Mass by material",
    note: "for all uses; the mass of a reusable is divided by its uses",
    material: "Material",
    leftOut: (mass: string) =>
      `Without ${mass} of cutlery, straws and stirrers, which are not packaging in the law of the European Union and the United Kingdom.`,
    single_use: "Single-use",
    reusable: "Reusable",
  },
  plastic: {
    title: "Plastic in single-use products",
    note: "components of plastic, or with a plastic lining or coating; most plastic first",
    none: "No single-use component of this portfolio contains plastic.",
    plastic: "Plastic",
  },
  undeclared: {
    title: "Missing chemical declarations",
    note: "components that touch food and for which neither compliance nor disclosure is stated in Tare; most uses first",
    none: "Something is stated for every component that touches food.",
    advice: "A declaration is entered in the product editor, under Chemicals of concern.",
  },
  part: { product: "Product", component: "Component", material: "Material", uses: "Uses", mass: "Mass" },
  partOf: (component: string, material: string) => `${component}: ${material}`,
  massIn: (name: string, unit: string) => `${name}, ${unit}`,
  some: (shown: string, all: string) => `${shown} of ${all}; the CSV has them all.`,
});
