import { CREDITS } from "./posts/credits.ts";
import { INTRODUCTION } from "./posts/introduction.ts";
import { METHODOLOGY } from "./posts/methodology.ts";
import { PRIVACY } from "./posts/privacy.ts";
import { RECYCLING } from "./posts/recycling.ts";
import { SCORECARD } from "./posts/scorecard.ts";
import type { ShippedPost } from "./shipped-post.ts";

/** Every text of the shipped content service, in the order in which it was published; ids follow from it. */
export const SHIPPED_POSTS: readonly ShippedPost[] = [
  ...INTRODUCTION,
  ...SCORECARD,
  METHODOLOGY,
  CREDITS,
  PRIVACY,
  ...RECYCLING,
];
