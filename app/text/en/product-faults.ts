import { plural, texts } from "../catalogue.ts";

export const productFaultsTexts = texts("product-faults", {
  title: (count: number, shown: string) =>
    plural(count, { one: "One setting needs your attention", other: `${shown} settings need your attention` }),
  inComponent: (component: string, sentence: string) => `${component}: ${sentence}`,
  byField: {
    name: { required: "Enter a product name." },
    description: {
      required: "Enter a description to tell this product from others.",
      too_long: "Shorten the description to 100 characters.",
    },
    item_code: { too_long: "Shorten the number to 64 characters." },
    notes: { too_long: "Shorten the notes to 500 characters." },
    size: { required: "Enter the product size, a whole number of at least 1." },
    mass_load_percent: { out_of_range: "Enter a percentage above 0 and up to 100." },
    uses: { out_of_range: "Enter how often one product is used: a number of at least 0." },
    wash_system_id: {
      required: "Choose where it is washed.",
      unknown: "This way of washing is not in the reference data any more. Choose another.",
    },
    wash_load: { required: "Enter how many fit into a rack, a whole number of at least 1." },
    wash_distance_km: { out_of_range: "Enter a distance of at least 0." },
    washes_per_use: { out_of_range: "Enter a number of at least 0." },
    region_production: { unknown: "This region is not in the reference data any more. Choose another." },
    components: { required: "Add a component.", too_many: "A product has at most 100 components. Delete some." },
    component_name: { required: "Enter a component type, such as Body or Lid." },
    mat_recipe_id: {
      required: "Choose a material.",
      unknown: "This material is not in the reference data any more. Choose another.",
    },
    mass_grams: { required: "Enter the mass.", out_of_range: "Enter a mass of more than 0." },
    coc_contact_id: {
      required: "Choose how it is in contact with food.",
      not_possible: "At least one component must touch the food: change the contact here or on another component.",
    },
    litter_class: { required: "Choose a litter class.", unknown: "This litter class is not known. Choose another." },
    recycled_content: { out_of_range: "Enter a percentage from 0 to 100." },
    stage: { out_of_range: "Enter a distance of at least 0.", unknown: "Choose a mode of transport." },
  },
  byCode: {
    required: "This is needed.",
    too_long: "This is too long.",
    not_plain: "Remove the invisible characters from this text.",
    not_whole: "Enter a whole number.",
    out_of_range: "This number is outside what is possible.",
    unknown: "This is not in the reference data any more. Choose another.",
    not_possible: "This is not possible here. Choose another.",
    too_many: "There are too many.",
  },
});
