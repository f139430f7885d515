/** Content of dataset.json: the version and the changes since the previous one. */
export interface DatasetNote {
  readonly version: string;
  readonly note: string;
  readonly note_es: string;
  readonly changes: readonly { readonly en: string; readonly es: string }[];
}

/** The note stored with the version: a summary line, then one line per change. */
export const storedNote = ({ note, changes }: DatasetNote): string => [note, ...changes.map(({ en }) => en)].join("\n");
