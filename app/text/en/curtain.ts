import { texts } from "../catalogue.ts";

export const curtainTexts = texts("curtain", {
  title: "This site is not open yet",
  text: "It is not public yet. The password keeps casual visitors out; it does not protect data.",
  word: "Password",
  wrong: "That is not the password.",
  open: "Open",
});
