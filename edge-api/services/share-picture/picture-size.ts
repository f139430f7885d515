/** Size of a preview (Open Graph), px. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;
