/** The first letter of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name inside a sentence: in quotation marks if it has a comma, so that its end is clear: "the “paper cup, PE lined”". */
export const quoted = (name: string): string => (name.includes(",") ? `“${name}”` : name);
