import { texts } from "../catalogue.ts";

export const landingTexts = texts("landing", {
  title: "Know what the cup weighs before you fill it.",
  standfirst:
    "Tare compares single-use and reusable foodware on climate, water, plastic pollution, chemicals, sourcing, recoverability and land use, and shows the sum behind every number.",

  chart: {
    name: (ways: string) => `Serving one hot coffee, ${ways} ways.`,
    /** texts before and after the unit, which is rendered with a subscript */
    caption: (service: string, region: string) => `Climate impact ${service} in ${region},`,
    perServing: (size: string) => `per ${size} serving`,
    reusable: "reusable at its usual number of uses",
    singleUse: "single-use",
    source: (version: string) => `Tare reference data ${version}, screening estimates.`,
    computing: "Calculating…",
    failed: "The figures could not be loaded. Everything else works.",
    /** a count in words, for the name of the chart */
    ways: ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  },

  steps: [
    { title: "Say what you serve", text: "Pick a use case, a region and, if you like, a food." },
    { title: "Choose what to compare", text: "Take products from the list, with at least one reusable." },
    { title: "Read the result", text: "Scores on all seven metrics and the raw values behind them." },
  ],
  stepsLabel: "How it works",
  howto: "How it works, step by step",
  about: "About Tare",

  guest: {
    text: "Everything works without an account. What you make is saved in this browser.",
    go: "Continue as guest",
    example: "See an example",
    failed: "The example could not be loaded. Please try again.",
    startLabel: "Start",
  },
});
