import { CREDITS } from "./posts/credits.ts";
import { INTRODUCTION } from "./posts/introduction.ts";
import { METHODOLOGY } from "./posts/methodology.ts";
import { PRIVACY } from "./posts/privacy.ts";
import { RECYCLING } from "./posts/recycling.ts";
import { SCORECARD } from "./posts/scorecard.ts";
import type { ShippedPost } from "./shipped-post.ts";

/** All shipped texts, in order of publication, which determines their ids. */
export const SHIPPED_POSTS: readonly ShippedPost[] = [
  ...INTRODUCTION,
  ...SCORECARD,
  METHODOLOGY,
  CREDITS,
  PRIVACY,
  ...RECYCLING,
];
