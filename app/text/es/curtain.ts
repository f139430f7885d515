import type { curtainTexts } from "../en/curtain.ts";
import type { Translation } from "../translation.ts";

export const curtain: Translation<typeof curtainTexts> = {
  title: "Este sitio está tras un telón",
  text: "Quien lo gestiona aún no lo ha abierto a todo el mundo. El telón aparta a los curiosos; no protege datos.",
  word: "Contraseña",
  wrong: "Esa no es la palabra.",
  open: "Abrir",
};
