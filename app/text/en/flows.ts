import { texts } from "../catalogue.ts";

/** The page flows outside the wizards: use case, food, products, scorecard. Numbers arrive formatted. */
export const flowTexts = texts("flows", {
  useCase: {
    title: "What will the products be used for?",
    lead: "Products are compared for the same job, whatever their size.",
    productTitle: "What is your product used for?",
    productLead: "A product belongs to one use case and is compared with the other products of it.",
    nothing: "Choose a use case.",
    next: "Next",
  },

  food: {
    title: "What will be served?",
    lead: (useCase: string) => `For the use case “${useCase}”. Food affects how much can migrate from the packaging.`,
    skip: "Skip",
    skipHint: "assumes the highest-risk food",
    select: "Select Food",
    nothing: "Choose a food, or skip.",
    unknown: (id: string) => `The address names a food that does not exist (${id}). Please choose another, or skip.`,
  },

  products: {
    title: "Which products do you want to compare?",
    portfolioTitle: "Which products belong to the portfolio?",
    lead: (count: string, phrase: string) => `${count} products can ${phrase}. Pick at least one reusable.`,
    portfolioLead: (count: string, phrase: string) => `${count} products can ${phrase}.`,
    compare: "Compare",
    done: "Done",
    problems: {
      no_product: "Choose at least one product.",
      no_reusable: "Please include at least one reusable option in your selection to continue.",
    },
    failed: "The selection could not be saved in this browser. Your choices are still here: please try again.",
    leftOut: (ids: string) => `Not available for this use case, and left out: ${ids}.`,
    /** name of a comparison that is created without asking for one */
    comparisonName: (useCase: string, food: string) => `${useCase}: ${food}`,
    portfolioGone: "The address names a portfolio that is not in this browser. Done starts a new one.",
    comparisonGone: "The address names a comparison that is not in this browser. Compare makes a new one.",
  },

  scorecard: {
    lead: (food: string, region: string) => `${food}, in ${region}`,
    kept: "Comparisons that you have already",
    keptAside: (products: string, region: string) => `${products} products, ${region}`,
    ask: "What do you want to compare?",
    all: (count: string) => `Compare all ${count} products`,
    pick: "Choose products",
    allHint: (reusable: string) => `${reusable} of them are reusable. You can take products out later.`,
  },

  unknownUseCase: {
    title: "This use case does not exist",
    text: (id: string) => `The address names “${id}”. Choose a use case from the list.`,
    choose: "Choose a use case",
  },
  unknownFood: {
    title: "This food does not exist",
    text: (id: string) => `The address names “${id}”. Choose a food from the list.`,
    choose: "Choose a food",
  },

  back: "Back",
});
