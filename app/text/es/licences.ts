import type { licencesTexts } from "../en/licences.ts";
import type { Translation } from "../translation.ts";

export const licences: Translation<typeof licencesTexts> = {
  lead: "Tare está hecho con estos paquetes. Sus autores permiten usarlos a todo el mundo con las licencias que siguen, en su idioma original.",
  loading: "Cargando las licencias…",
  failed: "No se pudieron cargar las licencias",
  failedText: "Compruebe su conexión y vuelva a intentarlo.",
  caption: "Paquetes y sus licencias",
  package: (name, version, licence) => `${name} ${version} (${licence})`,
};
