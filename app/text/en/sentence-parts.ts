/** The first letter of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name with a comma in it needs a closing one before the sentence goes on: "The paper cup, PE lined, scores best". */
export const closed = (name: string): string => (name.includes(", ") ? `${name},` : name);
