import { forEachArea, type Texts } from "../catalogue.ts";
import { translate } from "../translation.ts";
import { accountProblems } from "./account-problems.ts";
import { accountSecurity } from "./account-security.ts";
import { account } from "./account.ts";
import { adminLists } from "./admin-lists.ts";
import { admin } from "./admin.ts";
import { operation } from "./operation.ts";
import { basicParts } from "./basic-parts.ts";
import { breakEven } from "./break-even.ts";
import { changes } from "./changes.ts";
import { chartPictures } from "./chart-pictures.ts";
import { charts } from "./charts.ts";
import { choices } from "./choices.ts";
import { circularity } from "./circularity.ts";
import { citation } from "./citation.ts";
import { conflicts } from "./conflicts.ts";
import { cost } from "./cost.ts";
import { curtain } from "./curtain.ts";
import { embed } from "./embed.ts";
import { endOfLife } from "./end-of-life.ts";
import { explanation } from "./explanation.ts";
import { findings } from "./findings.ts";
import { flows } from "./flows.ts";
import { foods } from "./foods.ts";
import { help } from "./help.ts";
import { home } from "./home.ts";
import { impactStages } from "./impact-stages.ts";
import { informationTitles } from "./information-titles.ts";
import { inside } from "./inside.ts";
import { landing } from "./landing.ts";
import { licences } from "./licences.ts";
import { litterClasses } from "./litter-classes.ts";
import { login } from "./login.ts";
import { marketRules } from "./market-rules.ts";
import { metrics } from "./metrics.ts";
import { nameFaults } from "./name-faults.ts";
import { offline } from "./offline.ts";
import { pageSections } from "./page-sections.ts";
import { parts } from "./parts.ts";
import { openData } from "./open-data.ts";
import { passkeys } from "./passkeys.ts";
import { passwords } from "./passwords.ts";
import { pinned } from "./pinned.ts";
import { portfolioBreakdown } from "./portfolio-breakdown.ts";
import { portfolioEditor } from "./portfolio-editor.ts";
import { portfolioExport } from "./portfolio-export.ts";
import { importComponents } from "./import-components.ts";
import { lineDetails } from "./line-details.ts";
import { importQuestions } from "./import-questions.ts";
import { importNames } from "./import-names.ts";
import { portfolioImport } from "./portfolio-import.ts";
import { portfolioScenario } from "./portfolio-scenario.ts";
import { portfolioScores } from "./portfolio-scores.ts";
import { portfolioSwaps } from "./portfolio-swaps.ts";
import { portfolioWizard } from "./portfolio-wizard.ts";
import { portrait } from "./portrait.ts";
import { preferences } from "./preferences.ts";
import { productEditor } from "./product-editor.ts";
import { productFaults } from "./product-faults.ts";
import { productPreview } from "./product-preview.ts";
import { productProfiles } from "./product-profiles.ts";
import { recycling } from "./recycling.ts";
import { referenceNames } from "./reference-names.ts";
import { region } from "./region.ts";
import { register } from "./register.ts";
import { report } from "./report.ts";
import { reuseRule } from "./reuse-rule.ts";
import { results } from "./results.ts";
import { packagingReturns } from "./packaging-returns.ts";
import { rulesAhead } from "./rules-ahead.ts";
import { sensitivity } from "./sensitivity.ts";
import { session } from "./session.ts";
import { share } from "./share.ts";
import { shell } from "./shell.ts";
import { table } from "./table.ts";
import { uncertainty } from "./uncertainty.ts";
import { values } from "./values.ts";
import { verifyEmail } from "./verify-email.ts";
import { water } from "./water.ts";
import { weights } from "./weights.ts";
import { wizard } from "./wizard.ts";

/** Translations by name of the English area. */
const AREAS: Readonly<Record<string, Texts>> = {
  "account-problems": accountProblems,
  "account-security": accountSecurity,
  account,
  "admin-lists": adminLists,
  admin,
  operation,
  "basic-parts": basicParts,
  "break-even": breakEven,
  changes,
  "chart-pictures": chartPictures,
  charts,
  choices,
  circularity,
  citation,
  conflicts,
  cost,
  curtain,
  embed,
  "end-of-life": endOfLife,
  explanation,
  findings,
  flows,
  foods,
  help,
  home,
  "impact-stages": impactStages,
  "information-titles": informationTitles,
  inside,
  landing,
  licences,
  "litter-classes": litterClasses,
  login,
  "market-rules": marketRules,
  metrics,
  "name-faults": nameFaults,
  offline,
  "open-data": openData,
  "page-sections": pageSections,
  parts,
  passkeys,
  passwords,
  pinned,
  "portfolio-breakdown": portfolioBreakdown,
  "portfolio-editor": portfolioEditor,
  "portfolio-export": portfolioExport,
  "import-components": importComponents,
  "import-questions": importQuestions,
  "line-details": lineDetails,
  "import-names": importNames,
  "portfolio-import": portfolioImport,
  "portfolio-scenario": portfolioScenario,
  "portfolio-scores": portfolioScores,
  "portfolio-swaps": portfolioSwaps,
  "portfolio-wizard": portfolioWizard,
  portrait,
  preferences,
  "product-editor": productEditor,
  "product-faults": productFaults,
  "product-preview": productPreview,
  "product-profiles": productProfiles,
  recycling,
  "reference-names": referenceNames,
  region,
  register,
  report,
  "reuse-rule": reuseRule,
  results,
  "packaging-returns": packagingReturns,
  "rules-ahead": rulesAhead,
  sensitivity,
  session,
  share,
  shell,
  table,
  uncertainty,
  values,
  "verify-email": verifyEmail,
  water,
  weights,
  wizard,
};

/** Replaces the English texts by the Spanish ones, also in areas that are loaded later. */
export const speakSpanish = (): void =>
  forEachArea((name, area) => {
    const words = AREAS[name];
    if (words !== undefined) translate(area, words);
  });
