/** Reusable in ratings: reusable_yn and N ≥ params.reusable_min_uses (method.md section 3). */
export const isReusableInRatings = (reusable: boolean, uses: number, reusable_min_uses: number): boolean =>
  reusable && uses >= reusable_min_uses;
