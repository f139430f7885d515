import { plural } from "../catalogue.ts";
import type { changesTexts } from "../en/changes.ts";
import type { Translation } from "../translation.ts";

export const changes: Translation<typeof changesTexts> = {
  title: "Versiones de los datos de referencia",
  lead: "Cada versión usada para puntuar se conserva en el servidor. Los resultados conservan la suya hasta que su dueño acepta una más nueva.",
  toData: "Todas las filas de los datos de referencia y sus archivos",
  loading: "Cargando las versiones…",
  failed: "No se pudieron cargar las versiones",
  failedText: "Compruebe su conexión y vuelva a intentarlo.",
  none: "Este servidor no tiene versiones anteriores.",
  caption: "Versiones de los datos de referencia, las más nuevas primero",
  inUse: "en uso aquí",
  versionsCsv: "Guardar la lista de versiones como CSV",
  countsCsv: (from, to) => `Guardar los registros por tabla de ${from} a ${to} como CSV`,
  recordsCsv: (from, to) => `Guardar todos los registros cambiados de ${from} a ${to} como CSV`,
  published: (date: string) => `Publicada el ${date}`,
  first: "La primera versión en este servidor: no hay ninguna anterior con la que compararla.",
  show: (version: string) => `Qué ha cambiado desde ${version}`,
  comparing: "Comparando ambas versiones…",
  compareFailed: "No se pudieron comparar las versiones",
  same: "Ambas versiones contienen las mismas cifras.",
  total: (count: number, shown: string, tables: string) =>
    plural(count, { one: `1 registro difiere, en ${tables}.`, other: `${shown} registros difieren, en ${tables}.` }),
  tables: (count: number, shown: string) => plural(count, { one: "1 tabla", other: `${shown} tablas` }),
  byTable: "Registros por tabla",
  columns: { table: "Tabla", added: "Añadidos", changed: "Cambiados", removed: "Eliminados" },
  base: "todas las regiones",
  records: "Registros cambiados",
  firstRecords: (shown: string) => `Los primeros ${shown}:`,
  recordColumns: { record: "Registro", field: "Campo", before: "Antes", now: "Ahora" },
  record: (table, region) => `${table}, ${region}`,
  withId: (record, id) => `${record} (${id})`,
  added: "registro nuevo",
  removed: "registro eliminado",
  nothing: "–",
};
