import type { preferenceTexts } from "../en/preferences.ts";
import type { Translation } from "../translation.ts";

export const preferences: Translation<typeof preferenceTexts> = {
  title: "Idioma y unidades",
  language: "Idioma",
  units: "Unidades",
  metric: "Métricas: g, kg, km, litros",
  us: "EE. UU.: oz, lb, millas, galones",
  what: "La página se volverá a cargar. Todo lo guardado queda como está; las tablas y los archivos también usan estas unidades.",
  cancel: "Cancelar",
  close: "Cerrar",
  take: "Aplicar",
  kept: "Su elección queda guardada y vale en cuanto la página se vuelva a cargar. Algo en esta página aún no está guardado: termínelo antes.",
  notKept: "Este navegador no guarda datos, así que tampoco puede guardar la elección.",
};
