import { texts } from "../catalogue.ts";

/** Texts of the wizard; portfolio-wizard.ts replaces some for a portfolio. Numbers arrive formatted. */
export const wizardTexts = texts("wizard", {
  progress: "Steps",
  stepOf: (step: string, title: string) => `Step ${step} of 5, ${title}`,
  stepState: { done: "done", current: "current step", todo: "not done yet" },

  steps: {
    1: { title: "Name", question: "What do you want to call this comparison?" },
    2: { title: "Region", question: "Where will the products be used?" },
    3: { title: "Use case", question: "What will the products be used for?" },
    4: { title: "Food", question: "What will be served?" },
    5: { title: "Products", question: "Which products do you want to compare?" },
  },

  /** under the heading */
  leads: {
    1: "It appears on the results and exported files. You can change it later.",
    2: "The region sets the electricity mix and how waste is recycled, composted or disposed of.",
    3: "Products are compared for the same job, whatever their size.",
    4: "Food affects how much can migrate from the packaging. If you skip this, we assume the highest-risk food.",
  },
  productsLead: (count: string, phrase: string) => `${count} products can ${phrase}. Pick at least one reusable.`,
  oneProductLead: (phrase: string) => `One product can ${phrase}. Pick at least one reusable.`,

  /** shown under the title of a finished step */
  productsChosen: (_count: number, shown: string) => `${shown} chosen`,

  nameLabel: "Name",
  nameHint: "For example, Kiosk coffee 2027",
  descriptionLabel: "Description",
  descriptionHint: "Optional: what the comparison is for",

  /** the name until use case or region is chosen; then these name it */
  newName: "New comparison",
  suggestedName: (useCase: string, region: string) => `${useCase}, ${region}`,

  /** why a button is disabled */
  problems: {
    no_name: "Give the comparison a name.",
    hidden_in_name: "Remove the invisible characters from the name.",
    no_description: "Describe it in a few words.",
    no_region: "Choose a region.",
    no_usecase: "Choose a use case.",
    no_food: "Choose a food, or skip the step.",
    no_product: "Choose at least one product.",
    no_reusable: "Please include at least one reusable option in your selection to continue.",
  },
  problemInStep: (step: string, problem: string) => `Step ${step}: ${problem}`,

  /** problems of the address */
  notices: {
    unknown_region: (id: string) => `The address names a region that cannot be chosen (${id}). Please choose another.`,
    unknown_usecase: (id: string) => `The address names a use case that does not exist (${id}). Please choose another.`,
    unknown_food: (id: string) =>
      `The address names a food that does not exist (${id}). Please choose another, or skip the step.`,
    unknown_product: (id: string) =>
      `One product in the address is not available for this use case and was left out: ${id}.`,
    unknown_products: (ids: string) =>
      `These products in the address are not available for this use case and were left out: ${ids}.`,
    usecase_first: "Products belong to a use case. Please choose the use case first.",
  },
  continued: "This is the comparison that you started earlier.",
  startOver: "Start over",

  cancel: "Cancel",
  back: "Back",
  backToResults: "Back to results",
  next: "Next",
  skip: "Skip",
  skipHint: "assumes the highest-risk food",
  /** beside the button below, while nothing is chosen */
  compareAll: (count: string) => `Compare all ${count}`,
  create: "Create Comparison",
  update: "Update Comparison",
  computedHere: "Scores are computed in this browser",
  notSaved: "The comparison could not be saved in this browser. Your choices are still here: please try again.",
});
