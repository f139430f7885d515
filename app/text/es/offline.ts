import type { offlineTexts } from "../en/offline.ts";
import type { Translation } from "../translation.ts";

export const offline: Translation<typeof offlineTexts> = {
  newer: "Hay una versión más reciente de Tare. Se cargará cuando cierre todas sus pestañas.",
  take: "Cargarla ahora",
  missing: {
    title: "No se pudo cargar esta parte",
    why: "O no hay conexión, o ha salido una versión más reciente de Tare desde que se abrió esta pestaña y el servidor ya no tiene esta parte.",
    safe: "Lo que ha hecho se conserva y no ha cambiado. Lo que esté escribiendo en un formulario abierto no: guárdelo antes.",
    next: "Compruebe su conexión y cargue la página de nuevo.",
    close: "Cerrar",
    reload: "Cargar de nuevo",
    notice:
      "No se pudo cargar una parte de esta página: no hay conexión, o ha salido una versión más reciente de Tare. Lo que ha hecho se conserva; guarde lo que esté escribiendo y cargue la página de nuevo.",
  },
};
