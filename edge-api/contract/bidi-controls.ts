/**
 * Characters that change the direction of text (Unicode's Bidi_Control): they can make a name look like another one.
 * English and Spanish names do not need them, and Hebrew and Arabic ones display correctly without.
 */
const BIDI_CONTROL = /\p{Bidi_Control}/u;

/** Whether a text contains one of them. */
export const hasBidiControl = (text: string): boolean => BIDI_CONTROL.test(text);

/** Removes them from names stored before the check existed and from foreign names; the rest stays as it is. */
export const withoutBidiControls = (text: string): string => text.replaceAll(/\p{Bidi_Control}/gu, "");
