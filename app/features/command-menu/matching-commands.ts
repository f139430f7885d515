/** A destination or an action of the command menu. */
export interface Command {
  /** unique in the menu */
  readonly id: string;
  readonly name: string;
  /** kind of the destination, such as "Comparison" */
  readonly kind: string;
  readonly run: () => void;
}

/** Most commands that are listed at once. */
const MOST = 12;

/** Lower case without accents. */
const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The commands with all typed words in name or kind; names that begin with the text come first. */
export const matchingCommands = (commands: readonly Command[], typed: string): readonly Command[] => {
  const text = folded(typed.trim());
  const words = text.split(/\s+/);
  return commands
    .filter(({ name, kind }) => words.every((word) => folded(`${name} ${kind}`).includes(word)))
    .toSorted((a, b) => Number(folded(b.name).startsWith(text)) - Number(folded(a.name).startsWith(text)))
    .slice(0, MOST);
};
