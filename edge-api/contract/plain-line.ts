/**
 * Characters that a name cannot have: controls (line ends, tabs, NUL), unpaired surrogates, line and paragraph
 * separators, and what changes the direction of text.
 */
const NOT_PLAIN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** Whether a text is one plain line, which every store, screen and file can hold. */
export const isPlainLine = (text: string): boolean => !NOT_PLAIN.test(text);

/** The text as one plain line: direction controls are removed, other runs of such characters become a space. */
export const plainLine = (text: string): string =>
  isPlainLine(text)
    ? text
    : text.replaceAll(/\p{Bidi_Control}/gu, "").replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, " ");
