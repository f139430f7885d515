import type { curtainTexts } from "../en/curtain.ts";
import type { Translation } from "../translation.ts";

export const curtain: Translation<typeof curtainTexts> = {
  title: "Este sitio aún no está abierto",
  text: "Todavía no es público. La contraseña aparta a los curiosos; no protege datos.",
  word: "Contraseña",
  wrong: "Esa no es la contraseña.",
  open: "Abrir",
};
