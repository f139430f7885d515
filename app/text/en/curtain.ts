import { texts } from "../catalogue.ts";

export const curtainTexts = texts("curtain", {
  title: "This site is behind a curtain",
  text: "Whoever runs it has not opened it to everybody yet. The curtain keeps passers-by out; it guards no data.",
  word: "Password",
  wrong: "That is not the word.",
  open: "Open",
});
