import { texts } from "../catalogue.ts";

/** Where the wizard says something else when it makes a portfolio; the rest are the words of the wizard. */
export const portfolioWizardTexts = texts("portfolio-wizard", {
  steps: {
    1: { title: "Name", question: "What do you want to call this portfolio?" },
    2: { title: "Region", question: "Where will the products be used?" },
    3: { title: "Use case", question: "What do the first products have to do?" },
    4: { title: "Food", question: "What will be served?" },
    5: { title: "Products", question: "Which products does the portfolio begin with?" },
  },
  leads: {
    1: "A portfolio holds what you buy or serve over a period: products of any use case, each with a quantity.",
    2: "The region decides electricity, recycling, composting and waste treatment, for the whole portfolio.",
    3: "Begin with one use case. You add products of others, or import a spreadsheet, once the portfolio exists.",
    4: "The food decides what can pass from the packaging into it. Without a choice the highest-risk food is assumed.",
  },
  productsLead: (count: string, phrase: string) =>
    `${count} products can ${phrase}. Choose those you use; the quantities come next.`,
  oneProductLead: (phrase: string) => `One product can ${phrase}. The quantity comes next.`,

  nameHint: "For instance: Canteens North 2027",
  descriptionHint: "For instance: every order of 14 canteens, one year",

  problems: {
    no_name: "Give the portfolio a name.",
    hidden_in_name: "Remove the invisible characters from the name.",
    no_description: "Describe the portfolio in a few words.",
    no_region: "Choose a region.",
    no_usecase: "Choose a use case.",
    no_food: "Choose a food, or skip the step.",
    no_product: "Choose at least one product.",
    no_reusable: "Please include at least one reusable option in your selection to continue.",
  },
  continued: "This is the portfolio that you began earlier.",
  create: "Create Portfolio",
  notSaved: "The portfolio could not be saved in this browser. Nothing that you chose is lost: please try again.",
});
