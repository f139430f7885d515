/** The first letter of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ARTICLE = /^(an?|the|my|our|your) /i;

/**
 * A name inside a sentence, after "the". In quotation marks if it has a comma, so that its end is clear: "the “paper cup, PE
 * lined”"; and as it was written if it begins with an article of its own: "the “My mug”".
 */
export const quoted = (name: string): string =>
  ARTICLE.test(name) ? `“${capital(name)}”` : name.includes(",") ? `“${name}”` : name;
