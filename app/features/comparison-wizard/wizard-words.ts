import { portfolioWizardTexts } from "../../text/en/portfolio-wizard.ts";
import { wizardTexts } from "../../text/en/wizard.ts";
import type { WizardPurpose } from "./wizard-query.ts";

const WORDS = { comparison: wizardTexts, portfolio: { ...wizardTexts, ...portfolioWizardTexts } } as const;

/** The wizard texts for a comparison or a portfolio. */
export const wizardWords = (purpose: WizardPurpose): (typeof WORDS)[WizardPurpose] => WORDS[purpose];
