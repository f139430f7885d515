import type { operationTexts } from "../en/operation.ts";
import type { Translation } from "../translation.ts";

export const operation: Translation<typeof operationTexts> = {
  title: "Estado de esta instalación",
  reading: "Leyendo el estado…",
  failed: "No se pudo leer el estado",
  facts: {
    build: "Versión del programa",
    dataVersion: "Versión de los datos",
    migrations: "Migraciones",
    storage: "Tamaño de la base de datos",
    lastBackup: "Última copia de seguridad",
    mail: "Correo",
  },
  none: "ninguna",
  unknown: "no se conoce",
  noBackup: "ninguna en el tiempo que abarca el registro de auditoría. npm run backup hace una.",
  migrations: (count, last) => `${count}; la última es ${last}`,
  megabytes: (amount) => `${amount} MB`,
  mail: {
    provider: "Un proveedor lo entrega.",
    outbox: "Se queda en la bandeja de salida: npm run outbox lo muestra.",
    missing: (settings) => `No se puede entregar. Falta: ${settings}.`,
  },
  errors: {
    title: "Fallos de las últimas 24 horas",
    none: "Ninguno.",
    code: "Código",
    build: "Versión de la página",
    count: "Veces",
    server: "servidor",
  },
  again: "Leer otra vez",
  json: "Guardar como JSON",
  probe:
    "Lo mismo como JSON para un sondeo, con la sesión de un administrador: GET /api/operation. Abierto a todos: GET /api/health.",
};
