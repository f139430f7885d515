/** dataset.json: the version, and in words what changed since the one before. */
export interface DatasetNote {
  readonly version: string;
  readonly note: string;
  readonly note_es: string;
  readonly changes: readonly { readonly en: string; readonly es: string }[];
}

/** The note as it is stored with the version: a line that says what it is, then a line for each change. */
export const storedNote = ({ note, changes }: DatasetNote): string => [note, ...changes.map(({ en }) => en)].join("\n");
