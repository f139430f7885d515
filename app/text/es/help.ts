import type { helpTexts } from "../en/help.ts";
import type { Translation } from "../translation.ts";

export const help: Translation<typeof helpTexts> = {
  loading: "Cargando el texto…",
  stale: "El servicio de contenidos no responde. Este es el último que recibimos.",
  failed: "No se pudo cargar el texto",
  failedText: "Todo lo demás funciona sin él. Compruebe su conexión y vuelva a intentarlo.",
  notFoundText: "El servicio de contenidos no tiene este texto. Todo lo demás funciona sin él.",
  help: (subject) => `Ayuda: ${subject}`,
  subjects: {
    howto: "Cómo funciona",
    usecase: "Caso de uso",
    "customize-help": "Ajustes propios",
    chemicals_tiers: "Niveles y declaraciones",
  },
  close: "Cerrar",
  back: "Atrás",
  next: "Siguiente",
  previous: "Anterior",
  done: "Listo",
  learnMore: "Leer más sobre el método",
  page: (at, of) => `Página ${at} de ${of}`,
  pages: "Páginas de la metodología",
  untitled: (at) => `Capítulo ${at}`,
  otherLanguage: (name) => `Este texto no está disponible en español. Su idioma: ${name}.`,
  leftOut: "No se muestra aquí, porque se cargaría desde otro sitio:",
  table: "Tabla",
  criteria: "Qué cuenta, material por material",
  legend: {
    title: "Qué significan los colores",
    range: (low, high) => `${low} a ${high}`,
    text: "Cada color va con su número: no hace falta distinguir los colores.",
  },
};
