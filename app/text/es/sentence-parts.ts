/** The first letter of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A share inside a sentence: "el 71 %", but "más del 99 %" without another article. */
export const articled = (share: string): string => (/^\d/.test(share) ? `el ${share}` : share);

/** A name inside a sentence: unchanged and in quotation marks, because it has no article. */
export const quoted = (name: string): string => `«${capital(name)}»`;
