import type { offlineTexts } from "../en/offline.ts";
import type { Translation } from "../translation.ts";

export const offline: Translation<typeof offlineTexts> = {
  newer: "Hay una versión más reciente de Tare. Llegará sola cuando se cierren todas sus pestañas.",
  take: "Cargarla ahora",
};
