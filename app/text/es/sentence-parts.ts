/** The first letter of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name inside a sentence: in quotation marks and as it is written elsewhere, for it comes without an article of its own. */
export const quoted = (name: string): string => `«${capital(name)}»`;
