/** What a line may hold, in editor and import (decisions.md 16): whole uses. */
export const QUANTITY = { least: 1, most: 1e10 } as const;
