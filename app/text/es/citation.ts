import { DATA_PACKAGE_FILE, dataAddress } from "../../../edge-api/contract/citation.ts";
import type { citationTexts } from "../en/citation.ts";
import type { Translation } from "../translation.ts";

export const citation: Translation<typeof citationTexts> = {
  title: "Cómo citar",
  copy: "Copiar",
  copied: "Copiado al portapapeles.",
  notCopied: "No se pudo copiar: seleccione la línea y cópiela usted.",
  dataset: (version, created, origin) =>
    `Tare (${new Date(created).getUTCFullYear()}). Datos de referencia de Tare, versión ${version} [Conjunto de datos]. ${origin}${dataAddress(version, DATA_PACKAGE_FILE)}`,
  share: (name, created, version, address) =>
    `Tare (${new Date(created).getUTCFullYear()}). ${name}, calculado con los datos de referencia de Tare, versión ${version} [Resultados compartidos]. ${address}`,
};
