import { texts } from "../catalogue.ts";

/** Figures of the methodology: one example with round, invented numbers, the same in all of them. */
export const methodFigureTexts = texts("method-figures", {
  title: "In figures",
  note: "One example with round, invented numbers.",
  paper: "Paper cup",
  returnable: "Returnable cup, 50 uses",
  returnableLine: "Returnable cup",
  double: "Double-wall cup with lid",
  unit: {
    title: "The functional unit: 350 ml served",
    text: "A cup of 500 ml is filled to 70%, so one serving takes 0.7 of it. Of cups of 250 ml it takes 1.4.",
    label: "Cups for one serving of 350 ml",
    cup: (size: string) => `${size} ml`,
    each: "Cups for one serving, by size of the cup",
  },
  stages: {
    title: "The stages, per serving",
    text: "The returnable cup is made once and washed 50 times: 150 g ÷ 50 uses + 6 g for each wash = 9 g CO₂e.",
    label: "g CO₂e per serving, by stage",
    names: {
      materials: "Materials",
      forming: "Forming",
      transport: "Transport",
      washing: "Washing",
      end_of_life: "End of life",
    },
  },
  score: {
    title: "From grams to a score",
    text: "The highest value of the use case, here 60 g CO₂e, scores 1, and 0 g would score 100. The paper cup with 30 g lies halfway.",
    label: "Climate score of each cup",
  },
  breakEven: {
    title: "The break-even",
    text: "Making the returnable cup costs 150 g at once, each wash 6 g. Paper cups cost 30 g each: the lines cross after 7 uses.",
    label: "Grams of CO₂e added up over the uses",
    uses: "uses",
    value: "g CO₂e, added up",
    crossing: (uses: string) => `${uses} uses`,
    range: (from: string, to: string) => `${from}–${to} uses`,
    amount: (value: string) => `${value} g CO₂e`,
  },
  certain: {
    title: "The uncertainty",
    text: "Each input varies within its own uncertainty. The whiskers hold 90% of the draws: the scores of two cups may overlap although one wins in nearly every draw, because all cups share the draws.",
    label: "Climate scores with their 5–95% ranges",
  },
});
