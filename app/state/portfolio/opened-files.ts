import { atom } from "jotai";
import { onHandedFiles } from "../../data/handed-files.ts";
import { readonlyAtom } from "../core/atom-family.ts";

const [filesAtom, setFilesAtom] = readonlyAtom<readonly File[]>([]);

/** Files that the installed app was opened with and that no import has taken yet. */
export const openedFilesAtom = filesAtom;

/** Asks the system for such files; those that come later are added. */
export const receiveOpenedFilesAtom = atom(null, (get, set) =>
  onHandedFiles((files) => {
    if (files.length > 0) set(setFilesAtom, [...get(filesAtom), ...files]);
  }),
);

/** Gives the files to an import, once. */
export const takeOpenedFilesAtom = atom(null, (get, set): readonly File[] => {
  const files = get(filesAtom);
  set(setFilesAtom, []);
  return files;
});
