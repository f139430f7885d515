import { CREDITS } from "./posts/credits.ts";
import { INTRODUCTION } from "./posts/introduction.ts";
import { METHODOLOGY } from "./posts/methodology.ts";
import { PRIVACY } from "./posts/privacy.ts";
import { RECYCLING } from "./posts/recycling.ts";
import { SCORECARD } from "./posts/scorecard.ts";
import { CREDITS_ES } from "./posts/es/credits.ts";
import { INTRODUCTION_ES } from "./posts/es/introduction.ts";
import { METHODOLOGY_ES } from "./posts/es/methodology.ts";
import { PRIVACY_ES } from "./posts/es/privacy.ts";
import { RECYCLING_ES } from "./posts/es/recycling.ts";
import { SCORECARD_ES } from "./posts/es/scorecard.ts";
import type { ShippedPost, TranslatedLanguage, Translation } from "./shipped-post.ts";

/** All shipped texts, in order of publication, which determines their ids. */
export const SHIPPED_POSTS: readonly ShippedPost[] = [
  ...INTRODUCTION,
  ...SCORECARD,
  METHODOLOGY,
  CREDITS,
  PRIVACY,
  ...RECYCLING,
];

/** The shipped texts in other languages; a missing one is served in English. */
export const SHIPPED_TRANSLATIONS: Readonly<Record<TranslatedLanguage, readonly Translation[]>> = {
  es: [...INTRODUCTION_ES, ...SCORECARD_ES, METHODOLOGY_ES, CREDITS_ES, PRIVACY_ES, ...RECYCLING_ES],
};
