/** What the shell shows to those who are in: the landing does without its code. */
export { ConflictQuestion } from "./conflict-question.tsx";
export { EntryScreen } from "./entry-screen.tsx";
export { HeaderAccount } from "./header-account.tsx";
export { HeaderRegion } from "./header-region.tsx";
export { HeaderSaving } from "./header-saving.tsx";
export { News } from "./news.tsx";
