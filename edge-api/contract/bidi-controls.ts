/**
 * Characters that turn the direction of the text around them (Unicode's Bidi_Control, marks included): with one of them a
 * name shows as another one. No name of English or Spanish needs them, and Hebrew or Arabic ones read well without.
 */
const BIDI_CONTROL = /\p{Bidi_Control}/u;

export const hasBidiControl = (text: string): boolean => BIDI_CONTROL.test(text);

/** For names from before they were refused, and from others: the same text as it reads. */
export const withoutBidiControls = (text: string): string => text.replaceAll(/\p{Bidi_Control}/gu, "");
