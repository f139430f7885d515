import { texts } from "../catalogue.ts";
import { wizardTexts } from "./wizard.ts";

/** Texts of the wizard that differ for a portfolio; the others are in wizard.ts. */
export const portfolioWizardTexts = texts("portfolio-wizard", {
  steps: {
    1: { title: "Name", question: "What do you want to call this portfolio?" },
    2: { title: "Region", question: "Where will the products be used?" },
    3: { title: "Use case", question: "What will the first products be used for?" },
    4: { title: "Food", question: "What will be served?" },
    5: { title: "Products", question: "Which products does the portfolio start with?" },
  },
  leads: {
    1: "A portfolio holds what you buy or serve over a period: products of any use case, each with a quantity.",
    2: "The region sets the electricity mix and how waste is recycled, composted or disposed of, for the whole portfolio.",
    3: "Start with one use case. You can add others, or import a spreadsheet, once the portfolio exists.",
    4: "Food affects how much can migrate from the packaging. If you skip this, we assume the highest-risk food.",
  },
  productsLead: (count: string, phrase: string) =>
    `${count} products can ${phrase}. Choose those you use; the quantities come next.`,
  oneProductLead: (phrase: string) => `One product can ${phrase}. The quantity comes next.`,

  nameHint: "For example, Canteens North 2027",
  newName: "New portfolio",
  descriptionHint: "For example, every order of 14 canteens, one year",

  problems: {
    ...wizardTexts.problems,
    no_name: "Give the portfolio a name.",
    no_description: "Describe the portfolio in a few words.",
  },
  continued: "This is the portfolio that you started earlier.",
  create: "Create Portfolio",
  notSaved: "The portfolio could not be saved in this browser. Your choices are still here: please try again.",
});
