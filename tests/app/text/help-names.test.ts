// @vitest-environment node
import { expect, test } from "vitest";
import { breakEvenTexts } from "../../../app/text/en/break-even.ts";
import { circularityTexts } from "../../../app/text/en/circularity.ts";
import { costTexts } from "../../../app/text/en/cost.ts";
import { homeTexts } from "../../../app/text/en/home.ts";
import { impactStagesTexts } from "../../../app/text/en/impact-stages.ts";
import { packagingReturnsTexts } from "../../../app/text/en/packaging-returns.ts";
import { partTexts } from "../../../app/text/en/parts.ts";
import { portfolioSwapsTexts } from "../../../app/text/en/portfolio-swaps.ts";
import { productEditorTexts } from "../../../app/text/en/product-editor.ts";
import { productProfilesTexts } from "../../../app/text/en/product-profiles.ts";
import { recyclingTexts } from "../../../app/text/en/recycling.ts";
import { reportTexts } from "../../../app/text/en/report.ts";
import { resultsTexts } from "../../../app/text/en/results.ts";
import { rulesAheadTexts } from "../../../app/text/en/rules-ahead.ts";
import { sensitivityTexts } from "../../../app/text/en/sensitivity.ts";
import { shareTexts } from "../../../app/text/en/share.ts";
import { tableTexts } from "../../../app/text/en/table.ts";
import { uncertaintyTexts } from "../../../app/text/en/uncertainty.ts";
import { weightsTexts } from "../../../app/text/en/weights.ts";
import { SHIPPED_POSTS } from "../../../edge-api/content/shipped-posts.ts";
import { SHIPPED_TRANSLATIONS } from "../../../edge-api/content/shipped-translations.ts";

/** The texts of the page, in the language that was set last. */
const UI = {
  breakEven: breakEvenTexts,
  circularity: circularityTexts,
  cost: costTexts,
  home: homeTexts,
  impactStages: impactStagesTexts,
  parts: partTexts,
  swaps: portfolioSwapsTexts,
  editor: productEditorTexts,
  profiles: productProfilesTexts,
  recycling: recyclingTexts,
  report: reportTexts,
  results: resultsTexts,
  returns: packagingReturnsTexts,
  rules: rulesAheadTexts,
  whatIf: sensitivityTexts,
  share: shareTexts,
  table: tableTexts,
  certainty: uncertaintyTexts,
  weights: weightsTexts,
};
/** The text of a guest's save state, up to the time. */
const savedHere = ({ parts }: typeof UI): string => parts.keptHere("").split(",")[0] ?? "";

/** By slug: the controls and sections that a help text mentions, as named on the page. */
const namesIn = (texts: typeof UI): Readonly<Record<string, readonly string[]>> => ({
  "howto-scorecard": [
    texts.results.sections.raw,
    texts.impactStages.title,
    texts.breakEven.title,
    texts.circularity.title,
    texts.profiles.title,
    texts.certainty.title,
    texts.certainty.show,
    texts.whatIf.title,
    texts.weights.title,
    texts.weights.setOwn,
    texts.cost.title,
  ],
  "howto-tool": [
    texts.home.comparisons.create,
    texts.swaps.title,
    texts.rules.title,
    texts.returns.title,
    texts.parts.csv.short,
    texts.report.title,
    texts.share.share,
    texts.home.sidebar.openShared,
    savedHere(texts),
  ],
  "scorecard-help": [texts.table.columns.whatIs, texts.report.title, texts.report.print],
  "recycling-help": [texts.recycling.dialog.reset],
  "customize-help": [texts.editor.reset],
  compare: [savedHere(texts)],
  methodology: [texts.whatIf.title],
});

const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, "").toLowerCase();

/** By slug: names in the help text that the page does not have. */
const unknownIn = (posts: readonly { readonly slug: string; readonly html: string }[]) => {
  const helpOf = (slug: string) => plain(posts.find((post) => post.slug === slug)?.html ?? "");
  return Object.entries(namesIn(UI)).flatMap(([slug, names]) =>
    names.filter((name) => name === "" || !helpOf(slug).includes(name.toLowerCase())).map((name) => `${slug}: ${name}`),
  );
};

test("help texts name controls and sections as the page does, in English and in Spanish", async () => {
  expect(unknownIn(SHIPPED_POSTS)).toEqual([]);
  const { speakSpanish } = await import("../../../app/text/es/all.ts");
  speakSpanish();
  expect(UI.report.title).toBe("Informe");
  expect(unknownIn(SHIPPED_TRANSLATIONS.es)).toEqual([]);
});
