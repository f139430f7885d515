import { portfolioWizardTexts } from "../../text/en/portfolio-wizard.ts";
import { wizardTexts } from "../../text/en/wizard.ts";
import type { WizardPurpose } from "./wizard-query.ts";

const WORDS = { comparison: wizardTexts, portfolio: { ...wizardTexts, ...portfolioWizardTexts } } as const;

/** What the wizard says, by what it makes. */
export const wizardWords = (purpose: WizardPurpose): (typeof WORDS)[WizardPurpose] => WORDS[purpose];
